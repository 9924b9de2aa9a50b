/** @jest-environment node */
import { EventEmitter, once } from "node:events"
import { mkdirSync, mkdtempSync, renameSync, rmSync, watch, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { watchFolders } from "./watchFolders"

const calls = new EventEmitter()
const onError = jest.fn()
let root: string
let stop: () => void

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "watch-"))
  write("content/pages/home.json")
  const firstCall = once(calls, "change")
  const folders = [join(root, "content"), join(root, "static")]
  stop = watchFolders(folders, async () => void calls.emit("change"), onError)
  await firstCall
})
afterEach(() => {
  stop()
  rmSync(root, { recursive: true })
})

function write(path: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), String(performance.now()))
}

/** Saves a file as many code editors do. */
function replaceByRenaming(path: string) {
  writeFileSync(join(root, "new"), "")
  renameSync(join(root, "new"), join(root, path))
}

const remove = (path: string) => rmSync(join(root, path), { recursive: true })

async function nextCallAfter(change: () => void) {
  const call = once(calls, "change")
  change()
  await call
}

const home = "content/pages/home.json"
const service = "content/services/one.json"

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
    "a folder that is created and deleted",
    [
      () => write(service),
      () => write(service),
      () => remove("content/services"),
      () => write(service),
      () => write(service),
    ],
  ],
  [
    "the whole folder when another replaces it",
    [
      () => renameSync(join(root, "content"), join(root, "other")),
      () => renameSync(join(root, "other"), join(root, "content")),
      () => write(home),
    ],
  ],
  [
    "a second folder that does not exist at first",
    [
      () => write("static/prices.pdf"),
      () => write("static/prices.pdf"),
      () => remove("static/prices.pdf"),
    ],
  ],
])("sees each change of %s", async (_, changes) => {
  for (const change of changes) await nextCallAfter(change)
  expect(onError).not.toHaveBeenCalled()
})

test("ignores hidden files and folders", async () => {
  const timers = jest.spyOn(globalThis, "setTimeout")
  for (const path of ["content/.schemas/Value.json", "content/pages/.home.json.swp"]) {
    const folder = join(root, path.includes("pages") ? "content/pages" : "content")
    // Node calls the watchers of one folder in the order in which they were created.
    const probe = watch(folder)
    const event = once(probe, "change")
    write(path)
    await event
    probe.close()
  }
  expect(timers).not.toHaveBeenCalled()
})
