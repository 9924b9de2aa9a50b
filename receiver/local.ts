// Receives messages on this computer and shows them in the terminal. `npm run edit` starts it.
import { createServer, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"
import { memoryStore } from "./memoryStore"
import { receive } from "./receive"
import { sendDue, type Mail } from "./sendDue"
import { readSettings } from "./settings"

const { SITE = "http://localhost:8000", PORT = "8787" } = process.env
const log = (words: string) => console.log(words)
const context = {
  ...memoryStore(),
  now: Date.now,
  settings: readSettings({ SITE, MAIL_TO: "owner@example.com", SECRET: "only on this computer" }),
  log,
}

const sendMail = async ({ text }: Mail) =>
  log(`A message has arrived:\n${text.replace(/^/gm, "  ")}`)

async function toRequest(request: IncomingMessage) {
  const { method = "GET", url = "/" } = request
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  const body = method === "POST" ? new Uint8Array(await buffer(request)) : undefined
  const init = { method, headers: Object.fromEntries(headers), body }
  return new Request(new URL(url, "http://receiver"), init)
}

createServer(async (request, response) => {
  const sender = request.socket.remoteAddress ?? ""
  const answer = await receive(await toRequest(request), { ...context, sender })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
  await sendDue({ ...context, sendMail, isScheduled: true })
})
  .once("error", ({ message }) => log(`The receiver cannot listen at port ${PORT}: ${message}`))
  .listen(Number(PORT), "localhost", () => log(`Messages of ${SITE} arrive in this terminal.`))
