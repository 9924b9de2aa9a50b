import { createWorker, type Env } from "../cloudflare/worker"

// The Worker of the test: its mails go to the test by http, and its clock can be set forward.
let laterMs = 0

const senderOf = (env: Env) => async (mail: object) => {
  const answer = await fetch(String(env.MAILBOX), { method: "POST", body: JSON.stringify(mail) })
  if (!answer.ok) throw new Error(`${answer.status}`)
}

const worker = createWorker(senderOf, () => Date.now() + laterMs)

export default {
  ...worker,
  async fetch(request: Request, env: Env, context: ExecutionContext) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== "/later") return worker.fetch(request, env, context)
    laterMs += Number(searchParams.get("ms"))
    await worker.scheduled(undefined, env)
    return new Response("sent")
  },
}

type ExecutionContext = Parameters<typeof worker.fetch>[2]
