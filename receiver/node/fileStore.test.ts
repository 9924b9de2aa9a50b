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

test("takes over the lock of a process that has ended, but not of one that runs", () => {
  const lock = join(folder, "receiver.pid")
  writeFileSync(lock, String(spawnSync("true").pid))
  const unlock = lockFolder(folder)
  expect(readFileSync(lock, "utf8")).toBe(String(process.pid))
  unlock()
  writeFileSync(lock, String(process.ppid))
  expect(() => lockFolder(folder)).toThrow(`Process ${process.ppid}`)
})
