import type { D1 } from "../cloudflare/d1Store"
import { createWorker } from "../cloudflare/worker"

// The Worker of the test: its mails go to the test by http, and its clock can be set forward.
let laterMs = 0

const worker = createWorker(() => Date.now() + laterMs)

type Env = { DB: D1; MAILBOX: string } & Record<string, unknown>

/** The bindings of the receiver, with a mail service that posts each mail to an address. */
function withMailbox({ MAILBOX, ...env }: Env) {
  const send = async (mail: object) => {
    const answer = await fetch(MAILBOX, { method: "POST", body: JSON.stringify(mail) })
    if (!answer.ok) throw new Error(`${answer.status}`)
  }
  return { ...env, EMAIL: { send } }
}

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== "/later") return worker.fetch(request, withMailbox(env), context)
    laterMs += Number(searchParams.get("ms"))
    await worker.scheduled(undefined, withMailbox(env))
    return new Response("sent")
  },
}

type ExecutionContext = Parameters<typeof worker.fetch>[2]
