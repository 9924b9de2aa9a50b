import { execFileSync, spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { freePort, listenAtFreePort } from "../../scripts/lib/ports"
import { wrangler } from "../../scripts/lib/wrangler"
import { hourMs } from "../store"
import { example, post, settings } from "../testing/requests"

jest.setTimeout(300_000)

let folder: string
let port: number
let worker: ChildProcess
let isRefusing = false
const mails: { text: string }[] = []
const mailbox = createServer(async (request, response) => {
  const mail = await text(request)
  if (!isRefusing) mails.push(JSON.parse(mail))
  response.writeHead(isRefusing ? 503 : 200).end()
})

const origin = () => `http://127.0.0.1:${port}`
const options = () => ["--config", join(folder, "wrangler.json")]
const env = () => ({ ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", HOME: folder })

async function start() {
  const args = ["dev", ...options(), "--port", String(port), "--ip", "127.0.0.1"]
  worker = spawn(wrangler, args, { cwd: folder, env: env(), stdio: "pipe", detached: true })
  let output = ""
  for (const stream of [worker.stdout, worker.stderr])
    stream?.on("data", (part) => (output += String(part)))
  const isUp = async () => (await fetch(origin(), { method: "OPTIONS" }).catch(() => null)) !== null
  while (!(await isUp())) if (worker.exitCode !== null) throw new Error(output)
}

async function kill() {
  process.kill(-(worker.pid ?? 0), "SIGKILL")
  await once(worker, "exit")
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "worker-"))
  port = await freePort()
  const config = {
    name: "receiver",
    main: resolve("receiver/testing/worker.ts"),
    compatibility_date: "2025-08-01",
    vars: {
      SITE: settings.origins.join(" "),
      MAIL_TO: settings.to,
      SECRET: settings.secret,
      MAILBOX: `http://127.0.0.1:${await listenAtFreePort(mailbox, "127.0.0.1")}/`,
    },
    d1_databases: [{ binding: "DB", database_name: "receiver", database_id: "local" }],
  }
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(config))
  const schema = resolve("receiver/cloudflare/schema.sql")
  const args = ["d1", "execute", "receiver", "--local", "--yes", "--file", schema, ...options()]
  execFileSync(wrangler, args, { cwd: folder, env: env() })
  await start()
})

afterAll(async () => {
  await kill()
  mailbox.close()
  rmSync(folder, { recursive: true, force: true })
})

test("300 posts, with kills and a dead mail server: each accepted message is mailed once", async () => {
  const accepted = new Set<string>()
  for (let index = 0; index < 300; index++) {
    isRefusing = Math.floor(index / 50) % 2 === 1
    const message = `Message ${index}.`
    const words = { ...example, message, "message-id": `${Date.now()}-0.${index}` }
    const send = () => fetch(post(words, { url: origin() }))
    const isKilled = index % 75 === 40
    const [answer] = await Promise.allSettled([send(), isKilled && kill()])
    if (answer.status === "fulfilled" && answer.value.ok) accepted.add(message)
    if (isKilled) await start()
    if (index % 5 === 0 && (await send()).ok) accepted.add(message)
  }
  isRefusing = false
  for (let round = 0; round < 60; round++) await fetch(`${origin()}/later?ms=${6 * hourMs}`)
  const mailed = mails.flatMap((mail) => mail.text.match(/Message \d+\./g) ?? [])
  expect(accepted.size).toBeGreaterThan(290)
  expect([...accepted].filter((message) => !mailed.includes(message))).toEqual([])
  expect(mailed.length - new Set(mailed).size).toBeLessThanOrEqual(4) // one for each kill
})

test("its settings have the names that are deployed", () => {
  const deployed = readFileSync("receiver/cloudflare/wrangler.toml", "utf8")
  for (const name of ["SITE", "MAIL_TO", 'binding = "DB"', 'name = "EMAIL"'])
    expect(deployed).toContain(name)
})
