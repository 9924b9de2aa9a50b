import fs, { readdirSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { writeFiles } from "./writeFiles"

const folder = temporaryFolder()

const before = { "old.json": "before", "text.json": "before" }
const state = () =>
  Object.fromEntries(readdirSync(folder.at()).map((name) => [name, folder.read(name)]))

function write() {
  for (const [name, content] of Object.entries(before)) folder.write(name, content)
  writeFiles(folder.at(), [
    { path: "new.json", content: "after" },
    { path: "text.json", content: "after" },
    { path: "old.json", content: null },
  ])
}

test("writes and deletes files, or changes nothing and leaves nothing if the disk is full", () => {
  const { writeFileSync } = fs
  const writing = jest.spyOn(fs, "writeFileSync").mockImplementation((file, ...rest) => {
    writeFileSync(file, ...rest)
    if (String(file).endsWith(".text.json.new")) throw new Error("full")
  })
  expect(write).toThrow("full")
  expect(state()).toEqual(before)
  writing.mockRestore()
  write()
  expect(state()).toEqual({ "new.json": "after", "text.json": "after" })
})
