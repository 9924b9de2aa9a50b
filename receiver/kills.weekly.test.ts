/** @jest-environment node */
import { receive } from "./receive"
import { sendDue, type Mail } from "./sendDue"
import { memoryStore } from "./testing/memoryStore"
import { example, post, settings } from "./testing/requests"

jest.setTimeout(600_000)

class Killed extends Error {}

/** Numbers that are the same in each run. */
let state = 1
function random(below: number) {
  state = (state * 1664525 + 1013904223) % 2 ** 32
  return Math.floor((state / 2 ** 32) * below)
}

// Half of the steps end before their change is safe, half after it.
test("posts with kills between all steps: each accepted message is mailed exactly once", async () => {
  let [now, killAt, step, isSmtpDead] = [1.8e12, Infinity, 0, false]
  /** Whether the last mail is not marked yet, and how often the process ended then. */
  let [isUnmarked, unmarked, kills] = [false, 0, 0]
  const mayKill = (name: string) => {
    if (name !== "markSent") isUnmarked = false
    if (++step === killAt) throw new Killed()
  }
  const { store, messages } = memoryStore(mayKill)
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => {
    mayKill("connect")
    if (isSmtpDead) throw new Error("connect ECONNREFUSED")
    mails.push(mail)
    isUnmarked = true
  }
  const send = () => sendDue({ store, sendMail, now: () => now, settings, log: () => undefined })
  /** Runs until it ends or is killed. */
  const run = async (act: () => Promise<unknown>) => {
    ;[killAt, step] = [random(4) === 0 ? 1 + random(8) : Infinity, 0]
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      kills++
      if (isUnmarked) unmarked++
      return undefined
    }
  }

  const accepted = new Set<string>()
  for (let posted = 0; posted < 3000;) {
    const id = `${now - random(1000)}-0.${random(10 ** 9)}`
    const request = post({ ...example, message: `Message ${posted}`, "message-id": id })
    // A visitor presses again until there is an answer, and sometimes once more.
    for (let isAnswered = false; !isAnswered || random(10) === 0;) {
      posted++
      const sender = String(random(3000))
      const answer = await run(async () => {
        const made = await receive(request.clone(), { store, now: () => now, settings, sender })
        mayKill("answer")
        return made
      })
      if (!(answer instanceof Response)) continue
      expect(answer.status).toBe(200)
      accepted.add(`<${id}@www.example.com>`)
      isAnswered = true
    }
    now += random(2_000_000)
    isSmtpDead = Math.floor(posted / 300) % 2 === 1
    await run(send)
  }
  ;[isSmtpDead, killAt] = [false, Infinity]
  const waiting = () => [...messages.values()].filter(({ sentAt }) => sentAt === undefined)
  for (let round = 0; round < 500 && waiting().length > 0; round++) {
    now += 6 * 60 * 60 * 1000
    await send()
  }
  expect(Math.min(kills / 300, accepted.size / 1500)).toBeGreaterThan(1)
  expect(new Set(mails.map(({ messageId }) => messageId))).toEqual(accepted)
  // Only a kill between the mail and its mark repeats a mail, with the same Message-ID.
  expect(mails.length - accepted.size).toBe(unmarked)
  expect(waiting()).toEqual([])
})
