import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { receiveNumbers } from "../numbers"
import { receive } from "../receive"
import { sendDue, type Mail, type SendMail } from "../sendDue"
import type { Settings } from "../settings"
import type { NumberStore, Store } from "../store"

type Options = {
  store: Store
  numbers: NumberStore
  sendMail: SendMail
  settings: Settings
  log: (words: string) => void
  now?: () => number
  /** How often waiting mails are looked for. */
  everyMs?: number
  /** Behind a proxy of one's own: the header with the visitor's address in the network. */
  addressHeader?: string
}

/** A server that receives messages and numbers, and sends the mails. `close` waits for what is under way. */
export function createReceiver(options: Options) {
  const { store, numbers, settings, log, now = Date.now, everyMs = 60_000, addressHeader } = options
  let sending: Promise<void> = Promise.resolve()
  const send = () => {
    sending = sending
      .then(() => sendDue({ ...options, now }))
      .catch((error: unknown) => log(String(error)))
  }
  const answer = async (request: IncomingMessage) => {
    const asked = toRequest(request)
    if (new URL(asked.url).pathname.endsWith("/numbers"))
      return receiveNumbers(asked, { numbers, now, settings })
    const told = addressHeader && request.headers[addressHeader]
    const sender = String(told || request.socket.remoteAddress)
    return receive(asked, { store, now, settings, sender })
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answered = await answer(request).catch((error: unknown) => {
      log(`A request could not be answered: ${String(error)}`)
      return new Response("The message could not be stored. Please try again.", { status: 503 })
    })
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(Buffer.from(await answered.arrayBuffer()))
    send()
  }
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => log(String(error)))
  })
  const timer = setInterval(send, everyMs)
  send()
  return {
    server,
    async close() {
      clearInterval(timer)
      await new Promise((resolve) => server.close(resolve))
      await sending
    },
  }
}

function toRequest(request: IncomingMessage) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  const { method = "GET", url = "/" } = request
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method)
  const init = { method, headers, ...(hasBody && { body: streamOf(request), duplex: "half" }) }
  return new Request(new URL(url, "http://receiver"), init)
}

function streamOf(request: IncomingMessage) {
  const chunks: AsyncIterator<Uint8Array> = request[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void request.resume(),
  })
}

/** Shows a mail in the terminal, where no mail server is set. */
export const printMail =
  (log: (words: string) => void) =>
  async ({ text }: Mail) =>
    log(`A message has arrived:\n${text.replace(/^/gm, "  ")}`)
