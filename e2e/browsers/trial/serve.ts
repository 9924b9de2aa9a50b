import { once } from "node:events"
import { rmSync } from "node:fs"
import { createServer } from "node:https"
import { text } from "node:stream/consumers"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { createCertificate } from "../../../scripts/serve/certificate"
import { createSiteHandler } from "../../../scripts/serve/siteHandler"
import { createChangedCopy } from "../../support/builds/changedCopy"
import { deliveryOrigin, trialFolder } from "./trial"

export type Trial = Awaited<ReturnType<typeof serveTrial>>

/** Serves the trial site by https. Its form sends messages to the same origin. */
export async function serveTrial() {
  const server = createServer(createCertificate())
  const origin = `https://localhost:${await listenAtFreePort(server)}`
  const folder = createChangedCopy(trialFolder, (file) => file.replaceAll(deliveryOrigin, origin))
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
