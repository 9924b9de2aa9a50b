/** @jest-environment node */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import { temporaryFolder } from "../test/support/temporaryFolder"
import { openFileStore } from "./node/fileStore"
import type { Message, Store } from "./store"
import { memoryStore } from "./testing/memoryStore"

const message = (id: string, part: Partial<Message> = {}): Message => ({
  id,
  receivedAt: 1000,
  name: "Asha",
  email: "asha@example.com",
  message: "One.\nTwo. %F0 \u2028",
  sender: "s",
  dueAt: 1000,
  attempts: 0,
  ...part,
})

const { at } = temporaryFolder()
let opened: ReturnType<typeof openFileStore> | undefined
function close() {
  opened?.close()
  opened = undefined
}
afterEach(close)

/** The same store, as another process sees it. */
function open(): Store {
  close()
  return (opened = openFileStore(at()))
}

describe.each([
  ["memory", () => memoryStore().store],
  ["files", open],
])("a store in %s", (kind, first) => {
  const reopen = (store: Store) => (kind === "files" ? open() : store)

  test("keeps a message once, for the next process too, and counts those of a sender", async () => {
    const store = first()
    const a = message("a/ä %2F", { receivedAt: 10 })
    expect([await store.add(a), await store.add({ ...a, message: "B" })]).toEqual([true, false])
    await store.add(message("b", { receivedAt: 20, sender: "t" }))
    await store.add(message("c", { receivedAt: 20 }))
    expect(await store.countSince(20, "s")).toEqual({ all: 2, ofSender: 1 })
    expect(await store.countSince(21, "s")).toEqual({ all: 0, ofSender: 0 })
    expect((await reopen(store).due(1000, 9))[0]).toEqual(a)
  })

  test("gives what waits longest first, only what is due, and to one process alone", async () => {
    const store = first()
    for (const dueAt of [30, 10, 31]) await store.add(message(`at ${dueAt}`, { dueAt }))
    expect((await store.due(30, 9)).map(({ id }) => id)).toEqual(["at 10", "at 30"])
    const [one, ...more] = await store.due(30, 1)
    expect(more).toEqual([])
    expect([await store.claim(one, 50), await store.claim(one, 60)]).toEqual([true, false])
    expect(await store.due(49, 9)).toHaveLength(2)
    const again = await reopen(store).due(50, 9)
    expect(again.at(-1)).toEqual({ ...one, attempts: 1, dueAt: 50 })
  })

  test("a sent message is not due again, is still known, and is deleted later", async () => {
    const store = first()
    await store.add(message("a"))
    await store.markSent("a", 2000)
    const next = reopen(store)
    expect(await next.due(9000, 9)).toEqual([])
    await next.forget(2000)
    expect(await next.add(message("a"))).toBe(false)
    await next.forget(2001)
    expect(await reopen(next).add(message("a"))).toBe(true)
  })
})

test("a file loses what a killed process has not finished, and what is forgotten; no more", async () => {
  const file = at("messages.jsonl")
  await open().add(message("a", { message: "private" }))
  appendFileSync(file, '{"id":"b","message":"')
  const store = open()
  expect(await store.due(1000, 9)).toHaveLength(1)
  await store.markSent("a", 2)
  await store.forget(3)
  await store.add(message("b"))
  expect(readFileSync(file, "utf8")).not.toContain("private")
  close()
  writeFileSync(file, '{"id"\n{}\n')
  expect(open).toThrow("messages.jsonl, line 1")
  expect(readFileSync(file, "utf8")).toBe('{"id"\n{}\n')
})
