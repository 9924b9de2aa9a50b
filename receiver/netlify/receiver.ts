import { receiveNumbers } from "../numbers"
import { receive } from "../receive"
import { sendDue, type SendMail } from "../sendDue"
import { readSettings } from "../settings"
import { blobsNumbers, blobsStore, type Blobs } from "./blobsStore"

type Options = {
  blobs: Blobs
  sendMail: SendMail
  env: Record<string, string | undefined>
}

type NetlifyContext = { ip: string; waitUntil(work: Promise<unknown>): void }

/** The two functions of a Netlify site: see README.md for the files that name them. */
export function createFunctions({ blobs, sendMail, env }: Options) {
  const settings = readSettings(env)
  const [store, now] = [blobsStore(blobs), Date.now]
  const send = () => sendDue({ store, sendMail, now, settings, log: console.log })
  return {
    async receiveRequest(request: Request, context: NetlifyContext) {
      if (new URL(request.url).pathname.endsWith("/numbers"))
        return receiveNumbers(request, { numbers: blobsNumbers(blobs), now, settings })
      const answer = await receive(request, { store, now, settings, sender: context.ip })
      context.waitUntil(send())
      return answer
    },
    /** For the scheduled function, which looks for mails that wait. */
    sendWaiting: send,
  }
}
