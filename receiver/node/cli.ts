// Receives messages on this computer: see ../README.md for the variables.
import { mkdirSync } from "node:fs"
import { resolve } from "node:path"
import { readSettings } from "../settings"
import { openFileNumbers } from "./fileNumbers"
import { openFileStore } from "./fileStore"
import { lockFolder } from "./lock"
import { createReceiver, printMail } from "./server"
import { smtpSender } from "./smtp"

const {
  PORT = "8787",
  HOST = "localhost",
  FOLDER = "receiver-data",
  SMTP_URL,
  ADDRESS_HEADER,
} = process.env

/** What a try on one's own computer needs; a server has its own values. */
const onOwnComputer = {
  SITE: "http://localhost:9000 http://localhost:8000",
  MAIL_TO: "owner@example.com",
  SECRET: "only for tries on this computer",
}

const log = (words: string) => console.log(words)

async function start() {
  const settings = readSettings({ ...(SMTP_URL ? {} : onOwnComputer), ...process.env })
  const folder = resolve(FOLDER)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(folder)
  const [store, numbers] = [openFileStore(folder), openFileNumbers(folder)]
  const sendMail = SMTP_URL ? smtpSender(SMTP_URL) : printMail(log)
  const addressHeader = ADDRESS_HEADER?.toLowerCase()
  const receiver = createReceiver({ store, numbers, sendMail, settings, log, addressHeader })
  receiver.server.once("error", (error) => {
    unlock()
    log(`The receiver cannot listen at port ${PORT}: ${error.message}`)
    process.exit(1)
  })
  receiver.server.listen(Number(PORT), HOST, () => {
    log(`Receives messages of ${settings.origins.join(", ")} at http://${HOST}:${PORT}/`)
    log(`Messages are kept in ${folder}.`)
    log(SMTP_URL ? `Mails go to ${settings.to}.` : "SMTP_URL is not set: messages are shown here.")
  })
  const end = async () => {
    await receiver.close()
    store.close()
    numbers.close()
    unlock()
    process.exit()
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void end())
}

start().catch((error: unknown) => {
  log(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
