import type { Message, Store } from "../store"

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

/** What every store does. `reopen` gives the same store as another process sees it. */
export function testStore(open: () => Promise<Store>, reopen: () => Promise<Store>) {
  const ids = (messages: Message[]) => messages.map(({ id }) => id)

  test("keeps a message once, also for the next process", async () => {
    const store = await open()
    expect(await store.add(message("a/ä %2F"))).toBe(true)
    expect(await store.add(message("a/ä %2F", { message: "other" }))).toBe(false)
    const again = await reopen()
    expect(await again.due(1000, 9)).toEqual([message("a/ä %2F")])
  })

  test("counts recent messages, of all and of one sender", async () => {
    const store = await open()
    await store.add(message("a", { receivedAt: 10 }))
    await store.add(message("b", { receivedAt: 20 }))
    await store.add(message("c", { receivedAt: 20, sender: "t" }))
    expect(await store.countSince(20, "s")).toEqual({ all: 2, ofSender: 1 })
    expect(await store.countSince(21, "s")).toEqual({ all: 0, ofSender: 0 })
  })

  test("gives what waits longest first, and only what is due", async () => {
    const store = await open()
    await store.add(message("late", { dueAt: 30 }))
    await store.add(message("early", { dueAt: 10 }))
    await store.add(message("not yet", { dueAt: 31 }))
    expect(ids(await store.due(30, 9))).toEqual(["early", "late"])
    expect(ids(await store.due(30, 1))).toEqual(["early"])
  })

  test("one process alone gets a message to mail, until its time comes again", async () => {
    const store = await open()
    await store.add(message("a"))
    const [first] = await store.due(1000, 9)
    expect(await store.claim(first, 5000)).toBe(true)
    expect(await store.claim(first, 6000)).toBe(false)
    expect(await store.due(4999, 9)).toEqual([])
    const [again] = await (await reopen()).due(5000, 9)
    expect(again).toEqual(message("a", { attempts: 1, dueAt: 5000 }))
  })

  test("a sent message is not due again, is still known, and is deleted later", async () => {
    await (await open()).add(message("a"))
    await (await reopen()).markSent("a", 2000)
    const store = await reopen()
    expect(await store.due(9000, 9)).toEqual([])
    expect(await store.add(message("a"))).toBe(false)
    await store.forget(2000)
    expect(await store.add(message("a"))).toBe(false)
    await store.forget(2001)
    expect(await (await reopen()).add(message("a"))).toBe(true)
  })
}
