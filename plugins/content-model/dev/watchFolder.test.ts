/** @jest-environment node */
import { EventEmitter, once } from "node:events"
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { watchFolder } from "./watchFolder"

const calls = new EventEmitter()
const failed = jest.fn()
let around: string
let end: () => void

beforeEach(async () => {
  around = mkdtempSync(join(tmpdir(), "watch-"))
  write("pages/home.json")
  const begun = once(calls, "act")
  end = watchFolder(join(around, "content"), async () => void calls.emit("act"), failed)
  await begun
})
afterEach(() => {
  end()
  rmSync(around, { recursive: true })
})

function write(file: string) {
  const path = join(around, "content", file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, String(performance.now()))
}

/** As many editors save. */
function replaceByRenaming(file: string) {
  writeFileSync(join(around, "new"), "")
  renameSync(join(around, "new"), join(around, "content", file))
}

const remove = (path: string) => rmSync(join(around, "content", path), { recursive: true })

const home = "pages/home.json"
const service = "services/one.json"

test.each<[what: string, changes: (() => void)[]]>([
  [
    "a file that is written, replaced, deleted and written again",
    [
      () => write(home),
      () => replaceByRenaming(home),
      () => write(home),
      () => remove(home),
      () => write(home),
    ],
  ],
  [
    "a folder that comes and goes",
    [
      () => write(service),
      () => write(service),
      () => remove("services"),
      () => write(service),
      () => write(service),
    ],
  ],
  [
    "the whole folder when another takes its place",
    [
      () => renameSync(join(around, "content"), join(around, "other")),
      () => renameSync(join(around, "other"), join(around, "content")),
      () => write(home),
    ],
  ],
])("each change is seen of %s", async (_, changes) => {
  for (const change of changes) {
    const act = once(calls, "act")
    change()
    await act
  }
  expect(failed).not.toHaveBeenCalled()
})
