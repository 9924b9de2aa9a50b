import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { isOwnRequest } from "./isOwnRequest"

const refusal =
  "This server answers only its own pages on this computer. Type the address that the terminal shows into the address bar.\n"

/** Lets a server answer only its own pages. Its listeners for requests and sockets are attached. */
export function guardServer(server: Pick<Server, "listeners" | "removeAllListeners" | "on">) {
  const [handleRequest, handleUpgrade] = ["request", "upgrade"].map((event) => {
    const listeners = server.listeners(event)
    server.removeAllListeners(event)
    return (...args: unknown[]) => {
      for (const listener of listeners) Reflect.apply(listener, server, args)
    }
  })
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!isOwnRequest(request)) return response.writeHead(403).end(refusal)
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin")
    response.setHeader("X-Frame-Options", "SAMEORIGIN")
    return handleRequest(request, response)
  })
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    isOwnRequest(request)
      ? handleUpgrade(request, socket, head)
      : socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n"),
  )
}
