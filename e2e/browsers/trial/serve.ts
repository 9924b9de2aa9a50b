import { once } from "node:events"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:https"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { listFiles } from "../../../scripts/lib/files"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { createCertificate } from "../../../scripts/serve/certificate"
import { createSiteHandler } from "../../../scripts/serve/siteHandler"
import { deliveryOrigin, trialFolder } from "./trial"

export type Trial = Awaited<ReturnType<typeof serveTrial>>

/** Serves the trial site by https. Its form sends messages to the same origin. */
export async function serveTrial() {
  const server = createServer(createCertificate())
  const origin = `https://localhost:${await listenAtFreePort(server)}`
  const folder = mkdtempSync(join(tmpdir(), "trial-"))
  cpSync(trialFolder, folder, { recursive: true })
  for (const file of listFiles(folder)) replaceOrigin(join(folder, file), origin)
  const handleSite = createSiteHandler(folder)

  const trial = {
    origin,
    /** The bodies of the messages that the form has sent. */
    messages: new Array<string>(),
    /** The status of the next answers to a message. */
    status: 200,
    async end() {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
      rmSync(folder, { recursive: true })
    },
  }
  server.on("request", async (request, response) => {
    if (request.method !== "POST") return handleSite(request, response)
    trial.messages.push(await text(request))
    response.writeHead(trial.status).end()
  })
  return trial
}

/** Compressed copies of a file do not have the origin, so they go. */
function replaceOrigin(file: string, origin: string) {
  if (/\.(br|gz)$/.test(file)) return rmSync(file)
  const content = readFileSync(file, "latin1")
  if (content.includes(deliveryOrigin))
    writeFileSync(file, content.replaceAll(deliveryOrigin, origin), "latin1")
}
