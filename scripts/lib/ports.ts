import { once } from "node:events"
import { createServer, type Server } from "node:net"

/** Starts to listen at a free TCP port. Returns the port. */
export async function listenAtFreePort(server: Server, host = "localhost") {
  server.listen(0, host)
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return address.port
}

/** A TCP port of this machine that is free now. */
export async function freePort() {
  const server = createServer()
  const port = await listenAtFreePort(server)
  server.close()
  await once(server, "close")
  return port
}
