import { once } from "node:events"
import { createServer } from "node:http"
import { parseArgs } from "node:util"
import { readPathPrefix } from "../../plugins/hosting/pathPrefix"
import { isErrno } from "../../plugins/content-model/lib/isErrno"
import { runCommand, UserError } from "../lib/runCommand"
import { createSiteHandler, isFinished, noBuild } from "./siteHandler"

const folder = "public"
const usage = "Usage: npm run serve"

async function serve() {
  parseArgs() // It has no options.
  const host = process.env.HOST || "localhost"
  const port = readPort(process.env.PORT || "9000")
  const prefix = readPathPrefix(process.env)
  if (!isFinished(folder)) throw new UserError(noBuild(folder))

  const server = createServer(createSiteHandler(folder, prefix)).listen(port, host)
  await once(server, "listening").catch((error: unknown) => {
    throw new UserError(
      isErrno(error, "EADDRINUSE")
        ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`
        : `Cannot listen on port ${port} of ${host}: ${String(error)}`,
    )
  })
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${port}${prefix}`)
}

function readPort(text: string) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new UserError(`PORT is "${text}". Set it to a whole number from 1 to 65535.`)
}

void runCommand(serve, usage)
