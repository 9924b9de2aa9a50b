/** @jest-environment node */
import { EventEmitter, once } from "node:events"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { watchModel } from "./watchModel"

const folder = temporaryFolder()

test.each(["src/model/index.ts", "src/model/pages/home.ts", "src/sections/Text/schema.ts"])(
  "a change of %s is a change of the model, one of a component is not",
  async (file) => {
    folder.write("src/sections/Text/Text.tsx")
    folder.write(file)
    const calls = new EventEmitter()
    const onChange = jest.fn(() => calls.emit("change"))
    const stop = watchModel(folder.at("src"), onChange, (error) => calls.emit("error", error))
    folder.write("src/sections/Text/Text.tsx", "other")
    folder.write(file, "other")
    await once(calls, "change")
    expect(onChange).toHaveBeenCalledTimes(1)
    stop()
  },
)
