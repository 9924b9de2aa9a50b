/** @jest-environment node */
import { existsSync, renameSync, symlinkSync, utimesSync } from "node:fs"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { sha256 } from "../../lib/sha256"
import { copyContent } from "../../testing/contentCopy"
import { snapshotFolder } from "../../lib/constants"
import { checkContent } from "./develop"

const folder = temporaryFolder()
const root = process.cwd()
afterEach(() => process.chdir(root))

test("a build undoes a save that was killed, also through its link to content/", async () => {
  copyContent(folder.at("site/content"))
  folder.write("workspace/package.json", "{}")
  for (const name of ["content", "static"])
    symlinkSync(`../site/${name}`, folder.at(`workspace/${name}`), "junction")
  const [file, staging] = ["site/content/values/ambition.json", "site/content/.save-1-killed"]
  const before = folder.read(file)
  folder.write(
    `${staging}/journal.json`,
    JSON.stringify([{ path: "values/ambition.json", after: sha256("{}"), name: 0 }]),
  )
  renameSync(folder.at(file), folder.at(`${staging}/0.old`))
  folder.write(file, "{}")
  utimesSync(folder.at(staging), 0, 0)

  process.chdir(folder.at("workspace"))
  jest.spyOn(console, "log").mockReturnValue()
  await checkContent()
  expect(folder.read(file)).toBe(before)
  expect(existsSync(folder.at(staging))).toBe(false)
  expect(existsSync(`${snapshotFolder}/values/ambition.json`)).toBe(true)
}, 60_000)
