import { createTransport } from "nodemailer"
import type { SendMail } from "../sendDue"

/** Sends mails by a server such as `smtps://name:password@smtp.example.com`. */
export function smtpSender(url: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 20_000,
    socketTimeout: 60_000,
  })
  return (mail) => transport.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true })
}
