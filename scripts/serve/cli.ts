import { once } from "node:events"
import { lookup } from "node:dns/promises"
import { createServer, type RequestListener, type Server } from "node:http"
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

  const servers = await listen(createSiteHandler(folder, prefix), port, host)
  const stop = () => close(servers)
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${port}${prefix}`)
}

function readPort(text: string) {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port
  throw new UserError(`PORT is "${text}". Set it to a whole number from 1 to 65535.`)
}

/** Listens on all addresses of a host: programs resolve localhost to 127.0.0.1 or to ::1. */
async function listen(handler: RequestListener, port: number, host: string) {
  const found = await lookup(host, { all: true }).catch((error: unknown) => {
    throw new UserError(`HOST is "${host}", which is no address of this computer: ${String(error)}`)
  })
  const addresses = new Set(found.map(({ address }) => address))
  const servers: Server[] = []
  const errors: unknown[] = []
  for (const address of addresses) {
    const server = createServer(handler)
    server.listen(port, address)
    await once(server, "listening").then(
      () => servers.push(server),
      (error: unknown) => errors.push(error),
    )
  }
  // A system without IPv6 may still list its address.
  const error = errors.find((one) => !isErrno(one, "EADDRNOTAVAIL", "EAFNOSUPPORT"))
  if (!error && servers.length > 0) return servers
  close(servers)
  if (isErrno(error, "EADDRINUSE"))
    throw new UserError(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`)
  throw new UserError(`Cannot listen on port ${port} of ${host}: ${String(error ?? errors[0])}`)
}

function close(servers: Server[]) {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
}

void runCommand(serve, usage)
