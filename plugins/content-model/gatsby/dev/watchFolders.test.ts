/** @jest-environment node */
import { EventEmitter, once } from "node:events"
import { renameSync, rmSync, watch } from "node:fs"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { watchFolders } from "./watchFolders"
import { watchModel } from "./watchModel"

const home = "content/pages/home.json"
const service = "content/services/one.json"
const prices = "static/prices.pdf"

const calls = new EventEmitter()
const onError = jest.fn()
const folder = temporaryFolder()
let stop: () => void

beforeEach(async () => {
  folder.write(home)
  const firstCall = once(calls, "change")
  const folders = [folder.at("content"), folder.at("static")]
  stop = watchFolders(folders, async () => void calls.emit("change"), onError)
  await firstCall
})
afterEach(() => stop())

const write = (path: string) => () => folder.write(path, String(performance.now()))
const rename = (from: string, to: string) => () => renameSync(folder.at(from), folder.at(to))
const remove = (path: string) => () => rmSync(folder.at(path), { recursive: true })

/** Saves a file as many code editors do. */
function replaceByRenaming() {
  folder.write("new")
  rename("new", home)()
}

async function nextCallAfter(change: () => void) {
  const call = once(calls, "change")
  change()
  await call
}

const otherFolder = [rename("content", "other"), rename("other", "content"), write(home)]

test.each<[what: string, changes: (() => void)[]]>([
  ["a file", [write(home), replaceByRenaming, write(home), remove(home), write(home)]],
  ["a new folder", [write(service), write(service), remove("content/services"), write(service)]],
  ["the whole folder when another replaces it", otherFolder],
  ["a folder that does not exist at first", [write(prices), write(prices), remove(prices)]],
])("sees each change of %s", async (_, changes) => {
  for (const change of changes) await nextCallAfter(change)
  expect(onError).not.toHaveBeenCalled()
})

test("ignores hidden files", async () => {
  const timers = jest.spyOn(globalThis, "setTimeout")
  // Node calls the watchers of one folder in the order in which they were created.
  const probe = watch(folder.at("content/pages"))
  const event = once(probe, "change")
  write("content/pages/.home.json.swp")()
  await event
  probe.close()
  expect(timers).not.toHaveBeenCalled()
})

test("a change of the model is told, one of a component is not", async () => {
  for (const file of ["model/index.ts", "Text/Text.tsx", "Text/schema.ts"]) write(`src/${file}`)()
  const onChange = jest.fn()
  const stopModel = watchModel(folder.at("src"), onChange, onError)
  // It follows the model's watcher, so it is called after it.
  const stopAll = watchFolders([folder.at("src")], async () => void calls.emit("change"), onError)
  await once(calls, "change")
  await nextCallAfter(write("src/Text/Text.tsx"))
  expect(onChange).not.toHaveBeenCalled()
  await nextCallAfter(write("src/model/index.ts"))
  await nextCallAfter(write("src/Text/schema.ts"))
  expect(onChange).toHaveBeenCalledTimes(2)
  stopModel()
  stopAll()
})
