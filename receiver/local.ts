// Receives messages in development, and shows them in the terminal of `npm run edit`.
import type { IncomingMessage, ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { receive, type Context } from "./receive"
import { textOf } from "./sendDue"
import { readSettings } from "./settings"

const log = (words: string) => console.log(words)

const store: Context["store"] = {
  async add(message) {
    log(`A message has arrived:\n${textOf(message).replace(/^/gm, "  ")}`)
    return "kept"
  },
}

/** Answers the form of a page of the development server. */
export async function receiveLocally(request: IncomingMessage, response: ServerResponse) {
  const sender = request.socket.remoteAddress ?? ""
  // The server answers only its own pages.
  const { origin = "http://localhost" } = request.headers
  const mailbox = { MAIL_TO: "owner@example.com", SECRET: "only on this computer" }
  const settings = readSettings({ SITE: origin, ...mailbox })
  const context = { store, now: Date.now, settings, sender, log }
  const answer = await receive(await toRequest(request), context)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}

async function toRequest(request: IncomingMessage) {
  const { method = "GET", url = "/" } = request
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
  const body = method === "POST" ? new Uint8Array(await buffer(request)) : undefined
  const init = { method, headers: Object.fromEntries(headers), body }
  return new Request(new URL(url, "http://receiver"), init)
}
