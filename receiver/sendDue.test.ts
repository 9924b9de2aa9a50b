import { memoryReceiver } from "./testing/memoryReceiver"
import type { Mail } from "./sendDue"
import { limits, dayMs, hourMs, minuteMs } from "./store"
import { example, post, settings } from "./testing/requests"

/** A receiver that has got messages, each from another sender. */
async function receiverWith(fields: Record<string, string>[], refuses?: (mail: Mail) => boolean) {
  const receiver = memoryReceiver(refuses)
  for (const [index, one] of fields.entries()) await receiver.receive(post(one), `${index}`)
  return receiver
}

test("mails a message once", async () => {
  const { send, mails } = await receiverWith([example])
  await send()
  await send(hourMs)
  expect(mails).toEqual([
    {
      from: settings.from,
      to: settings.to,
      subject: "Message from www.example.com",
      replyTo: example.email,
      messageId: expect.stringMatching(/^<[\w.-]+@www\.example\.com>$/),
      text: "Name: Asha\nE-mail: asha@example.com\nReceived: 2026-11-24T10:00:00.000Z\n\nOne.\nTwo.\n",
    },
  ])
})

test("a mail says what stood beside Send and what was ticked, each in one line before the words", async () => {
  const shown = { notice: "We answer you.", consent: "I agree\nwith it." }
  const { send, mails, messages } = await receiverWith([{ ...example, ...shown }])
  expect([...messages.values()]).toMatchObject([shown])
  await send()
  expect(mails[0].text).toContain(
    "\nShown: We answer you.\nTicked: I agree with it.\n\nOne.\nTwo.\n",
  )
})

test("a name keeps its joiners and emoji, but no line break and no change of direction", async () => {
  const name = "ශ්\u200dරී \u{1f469}\u200d\u{1f4bb}"
  const { send, mails } = await receiverWith([{ ...example, name: `\u202e${name}\nTo` }])
  await send()
  expect(mails[0].text).toContain(`Name:  ${name} To\nE-mail`)
})

test.each([
  "a@example.com\r\nBcc: everybody@example.com",
  "a@example.com, b@example.com",
  "Asha <a@example.com>",
  "no address",
  `${"a".repeat(260)}@example.com`,
])("%j is no reply address, but is in the text", async (email) => {
  const { send, mails } = await receiverWith([
    { ...example, email, name: "Asha\u2028E-mail: x\r\nTo: y" },
  ])
  await send()
  const [{ text, replyTo, ...headers }] = mails
  expect(replyTo).toBeUndefined()
  expect(JSON.stringify(headers)).not.toContain("everybody")
  const lines = text.split("\n").map((line) => line.split(":")[0])
  expect(lines.slice(0, 3)).toEqual(["Name", "E-mail", "Received"])
})

test("a mail that is refused waits longer each time, and says so", async () => {
  let isDead = true
  const { send, mails, logged } = await receiverWith([example], () => isDead)
  await send()
  expect(logged).toEqual([expect.stringContaining("550 no")])
  await send(minuteMs)
  expect(logged).toHaveLength(1)
  for (let round = 0; round < 7 * 24 * 60; round++) await send(minuteMs)
  expect(logged.length).toBeGreaterThan(7 * 4)
  expect(logged.length).toBeLessThan(7 * 4 + 12)
  isDead = false
  await send(6 * hourMs)
  expect(mails).toHaveLength(1)
})

test("refused mails hold up no other, which is deleted after 30 days; they are not", async () => {
  const words = [...Array.from({ length: 60 }, (_, index) => `bad ${index}`), "good"]
  const fields = words.map((message) => ({ ...example, message }))
  const { send, mails, messages } = await receiverWith(fields, ({ text }) => text.includes("bad"))
  for (let round = 0; round < 8; round++) await send(minuteMs)
  expect(mails.map(({ text }) => text.includes("good"))).toEqual([true])
  await send(31 * dayMs)
  expect([...messages.values()].map(({ message }) => message)).toEqual(words.slice(0, -1))
})

test("2,000 messages of one sender come in few mails, and hold up no other sender's", async () => {
  const { send, mails, messages, run, receive } = memoryReceiver()
  for (let index = 0; index < limits.ofSender + 5; index++) {
    await receive(post({ ...example, message: `robot ${index}.` }), "robot")
    await run(false)
  }
  const waiting = [...messages.values()][messages.size - 1]
  for (let place = messages.size; place < 1999; place++)
    messages.set(`${place}`, { ...waiting, id: `${place}`, place, message: `robot ${place}.` })
  await receive(post({ ...example, message: "person" }), "person")
  await run(false)
  expect(mails.map(({ text }) => text.includes("person"))).toEqual([
    ...Array.from({ length: limits.ofSender }, () => false),
    true,
  ])
  for (let round = 0; round < 3; round++) await send(minuteMs)
  await receive(post({ ...example, message: "another person" }), "another")
  await run(false)
  await send(minuteMs)
  expect(mails.at(-1)?.text).toMatch(/^Name: .*\nE-mail: .*\nReceived: .*\n\nanother person\n/)
  expect(mails.at(-1)?.replyTo).toBeUndefined()
  for (let round = 0; round < 60; round++) await send(5 * minuteMs)
  const texts = mails.map(({ text }) => text).join("\n")
  expect([mails.length < 80, new Set(texts.match(/robot \d+\./g)).size]).toEqual([true, 1999])
})
