/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { receive } from "./receive"
import { sendDue, type Mail } from "./sendDue"
import { memoryStore } from "./testing/memoryStore"
import { example, post, settings } from "./testing/requests"
import { messageIdOf, startSmtpServer, type Mailbox } from "./testing/smtpServer"

jest.setTimeout(600_000)

class Killed extends Error {}

/** Numbers that are the same in each run. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

const hostile = [
  "Asha\r\nBcc: everybody@example.com",
  "\u202eexe.vbs",
  "=?utf-8?b?QmNj?=",
  "x".repeat(500),
  "\0\u0007",
]

// Half of the steps end before their change is safe, half after it.
test("10,000 posts with kills between all steps: each accepted message is mailed exactly once", async () => {
  const random = randomNumbers(1)
  let [now, killAt, step, isSmtpDead] = [1.8e12, Infinity, 0, false]
  /** Whether the last mail is not marked yet, and how often the process ended then. */
  let [isUnmarked, unmarked] = [false, 0]
  const mayKill = (name: string) => {
    if (name !== "markSent") isUnmarked = false
    if (++step === killAt) throw new Killed()
  }
  const { store, messages } = memoryStore(mayKill)
  const mails: Mail[] = []
  const accepted = new Set<string>()
  let kills = 0
  const sendMail = async (mail: Mail) => {
    mayKill("connect")
    if (isSmtpDead) throw new Error("connect ECONNREFUSED")
    mails.push(mail)
    isUnmarked = true
  }
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
  const send = () => sendDue({ store, sendMail, now: () => now, settings, log: () => undefined })

  for (let posted = 0; posted < 10_000;) {
    const id = `${now - random(1000)}-0.${random(10 ** 9)}`
    const words = { ...example, name: hostile[random(20)] ?? "Asha", message: `Message ${posted}` }
    // A visitor presses again until there is an answer, and sometimes once more.
    for (let isAnswered = false; !isAnswered || random(10) === 0;) {
      posted++
      const request = post({ ...words, "message-id": id })
      const sender = String(random(3000))
      const answer = await run(async () => {
        const made = await receive(request, { store, now: () => now, settings, sender })
        mayKill("answer")
        return made
      })
      if (!(answer instanceof Response)) continue
      expect(answer.status).toBe(200)
      accepted.add(id)
      isAnswered = true
    }
    now += random(2_000_000)
    isSmtpDead = Math.floor(posted / 1000) % 2 === 1
    await run(send)
  }
  isSmtpDead = false
  const waiting = () => [...messages.values()].filter(({ sentAt }) => sentAt === undefined).length
  for (let round = 0; round < 1500 && waiting() > 0; round++) {
    now += 6 * 60 * 60 * 1000
    ;[killAt, step] = [Infinity, 0]
    await send()
  }
  const counts = new Map<string, number>()
  for (const { messageId } of mails) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
  expect(kills).toBeGreaterThan(1000)
  expect(accepted.size).toBeGreaterThan(5000)
  expect([...accepted].filter((id) => !counts.has(`<${id}@www.example.com>`))).toEqual([])
  expect(counts.size).toBe(accepted.size)
  // Only a kill between the mail and its mark repeats a mail, with the same Message-ID.
  expect(mails.length - counts.size).toBe(unmarked)
  expect(JSON.stringify(mails.map(({ text: _text, ...headers }) => headers))).not.toContain(
    "everybody",
  )
  expect(waiting()).toBe(0)
})

/** The receiver as a process of its own, as `npm run receive` starts it. */
async function startReceiver(folder: string, port: number, smtp: Mailbox) {
  const env = {
    ...process.env,
    SITE: settings.origins.join(" "),
    MAIL_TO: settings.to,
    SECRET: settings.secret,
    FOLDER: folder,
    PORT: String(port),
    HOST: "127.0.0.1",
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}?ignoreTLS=true`,
  }
  const child = spawn(process.execPath, ["--import", "tsx", "receiver/node/cli.ts"], { env })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => (output += String(part)))
  while (!output.includes("Messages are kept"))
    await Promise.race([
      once(child.stdout, "data"),
      once(child, "exit").then(() => Promise.reject(new Error(output))),
    ])
  return child
}

const kill = async (child: ChildProcess) => {
  child.kill("SIGKILL")
  await once(child, "exit")
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" ? (address?.port ?? 0) : 0
}

test("300 posts to a process that is killed 15 times: each accepted message is mailed", async () => {
  const random = randomNumbers(2)
  const folder = mkdtempSync(join(tmpdir(), "receiver-"))
  const smtp = await startSmtpServer()
  const port = await freePort()
  let child = await startReceiver(folder, port, smtp)
  const accepted = new Set<string>()
  const answered: string[] = []
  for (let index = 0; index < 300; index++) {
    smtp.behaviour = (["takes", "refuses", "dead"] as const)[Math.floor(index / 20) % 3]
    const id = `${Date.now()}-0.${index}`
    const request = post(
      { ...example, message: `Message ${index}`, "message-id": id },
      { url: `http://127.0.0.1:${port}/` },
    )
    const isKilled = index % 20 === 10
    const [answer] = await Promise.allSettled([
      fetch(request),
      isKilled && new Promise((resolve) => setImmediate(resolve)).then(() => kill(child)),
    ])
    if (answer.status === "fulfilled" && answer.value.ok) accepted.add(id)
    if (isKilled) child = await startReceiver(folder, port, smtp)
    else answered.push(answer.status)
    if (random(5) === 0)
      await fetch(
        post(
          { ...example, message: `Message ${index}`, "message-id": id },
          { url: `http://127.0.0.1:${port}/` },
        ),
      )
  }
  await kill(child)
  smtp.behaviour = "takes"
  const mailed = () => new Set(smtp.mails.map(messageIdOf))
  const { openFileStore } = await import("./node/fileStore")
  const store = openFileStore(folder)
  const { smtpSender } = await import("./node/smtp")
  const sendMail = smtpSender(`smtp://127.0.0.1:${smtp.port}?ignoreTLS=true`)
  let later = Date.now()
  for (let round = 0; round < 30; round++) {
    later += 6 * 60 * 60 * 1000
    await sendDue({ store, sendMail, now: () => later, settings, log: () => undefined })
  }
  store.close()
  await smtp.close()
  rmSync(folder, { recursive: true })
  expect(answered).toEqual(answered.map(() => "fulfilled"))
  expect(accepted.size).toBeGreaterThan(280)
  expect([...accepted].filter((id) => !mailed().has(id))).toEqual([])
  // A mail may be repeated where the process ended between it and its mark.
  expect(smtp.mails.length - mailed().size).toBeLessThanOrEqual(15)
})
