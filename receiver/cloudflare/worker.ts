import { receiveNumbers } from "../numbers"
import { receive } from "../receive"
import { sendDue, type SendMail } from "../sendDue"
import { readSettings } from "../settings"
import { d1Numbers, d1Store, type D1 } from "./d1Store"

/** The bindings and variables of wrangler.toml. */
export type Env = { DB: D1; EMAIL: EmailBinding } & Record<string, unknown>

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

const texts = (env: Env) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  )

const { log } = console

/** The service sets the Message-ID itself, and refuses a mail with another one. */
export const byEmailService =
  (env: Pick<Env, "EMAIL">): SendMail =>
  ({ messageId, ...mail }) =>
    env.EMAIL.send({ ...mail, headers: { "X-Message-ID": messageId } })

/** A Worker that receives messages and numbers, and sends mails after an answer and by its cron. */
export const createWorker = (senderOf: (env: Env) => SendMail, now = Date.now) => ({
  async fetch(request: Request, env: Env, context: ExecutionContext) {
    const settings = readSettings(texts(env))
    if (new URL(request.url).pathname.endsWith("/numbers"))
      return receiveNumbers(request, { numbers: d1Numbers(env.DB), now, settings })
    const store = d1Store(env.DB)
    const sender = request.headers.get("cf-connecting-ip") ?? ""
    const answer = await receive(request, { store, now, settings, sender })
    context.waitUntil(sendDue({ store, sendMail: senderOf(env), now, settings, log }))
    return answer
  },
  async scheduled(_event: unknown, env: Env) {
    const store = d1Store(env.DB)
    const settings = readSettings(texts(env))
    await sendDue({ store, sendMail: senderOf(env), now, settings, log })
  },
})

export default createWorker(byEmailService)
