import { createServer, type Server } from "node:net"
import { once } from "node:events"

export type Mailbox = {
  port: number
  /** The mails taken, as they came. */
  mails: string[]
  /** How it answers the content of a mail. "dead" closes each connection. */
  behaviour: "takes" | "refuses" | "dead"
  close: () => Promise<void>
}

/** A mail server with the steps of RFC 5321 that a sender needs. */
export async function startSmtpServer(): Promise<Mailbox> {
  const server: Server = createServer((socket) => {
    if (mailbox.behaviour === "dead") return socket.destroy()
    socket.on("error", () => socket.destroy())
    const say = (line: string) => socket.write(`${line}\r\n`)
    let text = ""
    let isContent = false
    const handle = (line: string) => {
      if (/^DATA/i.test(line)) {
        isContent = true
        return say("354 go on")
      }
      if (/^QUIT/i.test(line)) return socket.end("221 bye\r\n")
      return say("250 ok")
    }
    socket.on("data", (part) => {
      text += part.toString()
      while (text.includes(isContent ? "\r\n.\r\n" : "\r\n")) {
        const end = isContent ? "\r\n.\r\n" : "\r\n"
        const [first] = text.split(end, 1)
        text = text.slice(first.length + end.length)
        if (!isContent) handle(first)
        else {
          isContent = false
          const isTaken = mailbox.behaviour === "takes"
          if (isTaken) mailbox.mails.push(first)
          say(isTaken ? "250 taken" : "451 later")
        }
      }
    })
    return say("220 test")
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  const mailbox: Mailbox = {
    port: address.port,
    mails: [],
    behaviour: "takes",
    close: async () => {
      server.close()
      await once(server, "close")
    },
  }
  return mailbox
}

export const messageIdOf = (mail: string) => /^Message-ID: <(.*)@/im.exec(mail)?.[1] ?? ""
