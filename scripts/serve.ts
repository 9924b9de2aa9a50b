import { lookup } from "node:dns/promises"
import { createServer } from "node:http"
import { join } from "node:path"
import { recover } from "../src/publish/swap"
import { readPathPrefix } from "../plugins/hosting/pathPrefix"
import { deployed, finishedAt } from "./deployed"

const folder = "public"

class Advice extends Error {}

async function serve() {
  recover(".")
  const host = process.env.HOST || "localhost"
  const port = Number(process.env.PORT || 9000)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Advice(`PORT must be a whole number from 1 to 65535, not "${process.env.PORT}".`)
  if (finishedAt(folder) === undefined)
    throw new Advice(`There is no finished build in ${folder}/: run npm run build first.`)

  const copies = join("node_modules/.cache/served", encodeURIComponent(`${host}:${port}`))
  const prefix = readPathPrefix(process.env)
  const site = deployed(folder, copies, prefix)
  // A browser may take localhost for 127.0.0.1 or for ::1: listen on both where both exist.
  const addresses = [...new Set((await lookup(host, { all: true })).map(({ address }) => address))]
  const attempts = await Promise.allSettled(
    addresses.map((address) => listen(createServer(site.answer), port, address)),
  )
  const servers = attempts.flatMap((attempt) =>
    attempt.status === "fulfilled" ? [attempt.value] : [],
  )
  const failures: NodeJS.ErrnoException[] = attempts.flatMap((attempt) =>
    attempt.status === "rejected" ? [attempt.reason] : [],
  )
  const failure =
    failures.find(({ code }) => !["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(code ?? "")) ??
    (servers.length === 0 ? failures[0] : undefined)

  function close() {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  if (failure) {
    close()
    if (failure.code === "EADDRINUSE")
      throw new Advice(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm run serve`)
    throw new Advice(`Cannot listen on port ${port} of ${host}: ${failure.message}`)
  }
  const stop = () => {
    close()
    site.stop()
  }
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${port}${prefix}`)
}

function listen(server: ReturnType<typeof createServer>, port: number, address: string) {
  return new Promise<typeof server>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, address, () => resolve(server))
  })
}

serve().catch((error: unknown) => {
  console.error(error instanceof Advice ? error.message : error)
  process.exitCode = 1
})
