/** @jest-environment node */
import { receive } from "./receive"
import { sendDue, type Mail } from "./sendDue"
import { memoryStore } from "./testing/memoryStore"
import { example, post, settings } from "./testing/requests"

const hourMs = 60 * 60 * 1000

/** A receiver whose mail server takes or refuses mails. */
async function receiverWith(
  fields: Record<string, string>[],
  refuses: (mail: Mail) => boolean = () => false,
) {
  const { store, messages } = memoryStore()
  let now = Date.parse("2026-11-24T10:00:00Z")
  const [mails, logged]: [Mail[], string[]] = [[], []]
  for (const [index, one] of fields.entries())
    await receive(post(one), { store, now: () => now, settings, sender: `${index}` })
  return {
    mails,
    messages,
    logged,
    async send(laterMs = 0) {
      now += laterMs
      const sendMail = async (mail: Mail) => {
        if (refuses(mail)) throw new Error("550 no")
        mails.push(mail)
      }
      const log = (words: string) => logged.push(words)
      await sendDue({ store, sendMail, now: () => now, settings, log })
    },
  }
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
  const { send, mails, logged, messages } = await receiverWith([example], () => isDead)
  await send()
  expect(logged).toEqual([expect.stringContaining("550 no")])
  await send(60_000)
  expect(logged).toHaveLength(1)
  for (let attempt = 0; attempt < 10; attempt++) await send(6 * hourMs)
  expect([...messages.values()][0]?.attempts).toBe(11)
  isDead = false
  await send(6 * hourMs)
  expect(mails).toHaveLength(1)
})

test("refused mails hold up no other, which is deleted after 30 days; they are not", async () => {
  const words = [...Array.from({ length: 60 }, (_, index) => `bad ${index}`), "good"]
  const fields = words.map((message) => ({ ...example, message }))
  const { send, mails, messages } = await receiverWith(fields, ({ text }) => text.includes("bad"))
  for (let round = 0; round < 8; round++) await send(60_000)
  expect(mails.map(({ text }) => text.includes("good"))).toEqual([true])
  await send(31 * 24 * hourMs)
  expect([...messages.values()].map(({ message }) => message)).toEqual(words.slice(0, -1))
})
