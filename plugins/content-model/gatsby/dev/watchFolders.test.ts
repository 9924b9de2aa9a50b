/** @jest-environment node */
import { EventEmitter, once } from "node:events"
import { renameSync, rmSync } from "node:fs"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { watchFolders } from "./watchFolders"

const folder = temporaryFolder()
const write = (path: string) => () => folder.write(path, String(performance.now()))
const rename = (from: string, to: string) => () => renameSync(folder.at(from), folder.at(to))
const remove = (path: string) => () => rmSync(folder.at(path), { recursive: true })

test("sees each change of files and folders, also of new and replaced ones", async () => {
  const [home, prices] = ["content/pages/home.json", "static/prices.pdf"]
  for (const path of [home, "new"]) folder.write(path)
  const [calls, onError] = [new EventEmitter(), jest.fn()]
  const folders = [folder.at("content"), folder.at("static")]
  const stop = watchFolders(folders, async () => void calls.emit("change"), onError)
  const changes = [write(home), rename("new", home), write(home), remove("content/pages")]
    .concat(write(home), write(home), rename("content", "b"), rename("b", "content"), write(home))
    .concat(write(prices), write(prices), remove(prices))
  for (const change of [() => {}, ...changes]) {
    const call = once(calls, "change")
    change()
    await call
  }
  expect(onError).not.toHaveBeenCalled()
  stop()
})
