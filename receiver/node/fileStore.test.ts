/** @jest-environment node */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { spawnSync } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testStore } from "../testing/storeContract"
import { openFileStore } from "./fileStore"
import { lockFolder } from "./lock"

let folder: string
let store: ReturnType<typeof openFileStore> | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "messages-"))
})
afterEach(() => {
  store?.close()
  store = undefined
  rmSync(folder, { recursive: true })
})

async function open() {
  store?.close()
  store = openFileStore(folder)
  return store
}

testStore(open, open)

const whole = {
  id: "a",
  receivedAt: 1,
  name: "A",
  email: "a@b.example",
  message: "M",
  sender: "s",
  dueAt: 1,
  attempts: 0,
}
const file = () => join(folder, "messages.jsonl")

test("cuts off a line that a killed process has not finished", async () => {
  await (await open()).add(whole)
  appendFileSync(file(), '{"id":"b","message":"ü'.slice(0, -1))
  const again = await open()
  expect(await again.due(1, 9)).toEqual([whole])
  await again.add({ ...whole, id: "c" })
  expect(readFileSync(file(), "utf8").trim().split("\n")).toHaveLength(2)
})

test("names a damaged line, and changes nothing", () => {
  const text = `${JSON.stringify(whole)}\n{"id"\n${JSON.stringify({ ...whole, id: "b" })}\n`
  writeFileSync(file(), text)
  expect(() => openFileStore(folder)).toThrow("messages.jsonl, line 2")
  expect(readFileSync(file(), "utf8")).toBe(text)
})

test("takes over the lock of a process that has ended, but not of one that runs", async () => {
  writeFileSync(join(folder, "receiver.sock"), "")
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(folder)
  unlock()
  const unlockAgain = await lockFolder(folder)
  unlockAgain()
})

test("forgotten words are in no file", async () => {
  const opened = await open()
  await opened.add({ ...whole, message: "private" })
  await opened.add({ ...whole, id: "b" })
  await opened.markSent("a", 2)
  await opened.forget(3)
  await opened.markSent("b", 4)
  expect(readFileSync(file(), "utf8")).not.toContain("private")
  expect(await (await open()).due(9, 9)).toEqual([])
})

test("a start on a full disk loses nothing", () => {
  const text = Array.from({ length: 100 }, (_, index) =>
    JSON.stringify({ ...whole, id: String(index) }),
  ).join("\n")
  writeFileSync(file(), `${text}\n`)
  // Each file may have 4 kB: the system takes the first part of a longer one.
  const start = 'ulimit -f 8; exec "$0" --import tsx receiver/node/cli.ts'
  const env = { ...process.env, FOLDER: folder, PORT: "0", TSX_DISABLE_CACHE: "1" }
  const { stdout } = spawnSync("sh", ["-c", start, process.execPath], { env, timeout: 20_000 })
  expect(String(stdout)).toContain("EFBIG")
  expect(readFileSync(file(), "utf8")).toBe(`${text}\n`)
})
