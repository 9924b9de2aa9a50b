import { receive } from "../receive"
import { sendDue, type SendMail } from "../sendDue"
import { readSettings } from "../settings"
import { d1Store, type D1 } from "./d1Store"

/** The bindings and variables of wrangler.toml. */
type Env = { DB: D1; EMAIL: EmailBinding } & Record<string, unknown>

/** Cloudflare's Email Service: developers.cloudflare.com/email-service/api/send-emails/workers-api/. */
type EmailBinding = {
  send(mail: {
    from: string
    to: string
    replyTo?: string
    subject: string
    text: string
    headers: Record<string, string>
  }): Promise<unknown>
}

type ExecutionContext = { waitUntil(work: Promise<unknown>): void }

const { log } = console

/** The service sets the Message-ID itself, and refuses a mail with another one. */
export const byEmailService =
  (env: Pick<Env, "EMAIL">): SendMail =>
  ({ messageId, ...mail }) =>
    env.EMAIL.send({ ...mail, headers: { "X-Message-ID": messageId } })

/** A Worker that receives messages, and sends mails after an answer and by its cron. */
export function createWorker(now = Date.now) {
  const contextOf = ({ DB, EMAIL, ...variables }: Env) => {
    if (!DB || !EMAIL) throw new Error("wrangler.toml needs the bindings DB and EMAIL")
    const sendMail = byEmailService({ EMAIL })
    return { store: d1Store(DB), sendMail, now, settings: readSettings(variables), log }
  }
  return {
    async fetch(request: Request, env: Env, execution: ExecutionContext) {
      const context = contextOf(env)
      const sender = request.headers.get("cf-connecting-ip") ?? ""
      const answer = await receive(request, { ...context, sender })
      execution.waitUntil(sendDue({ ...context, isScheduled: false }))
      return answer
    },
    scheduled: (_event: unknown, env: Env) => sendDue({ ...contextOf(env), isScheduled: true }),
  }
}

export default createWorker()
