import type { IncomingMessage, Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"

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

const loopbackAddress = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

// Gatsby opens the person's code editor by GET.
const hasEffectByGet = /^\/__open-stack-frame-in-editor/i

type Request = Pick<IncomingMessage, "method" | "url" | "headers"> & {
  socket: Pick<IncomingMessage["socket"], "remoteAddress">
}

/**
 * True for requests from this machine that a page of this server or the address bar sent. False for
 * other machines, other origins and DNS rebinding. Older browsers tell nothing of the page that reads.
 */
export function isOwnRequest({ method, url = "", headers, socket }: Request) {
  const { host = "", origin, referer } = headers
  const site = headers["sec-fetch-site"]
  const isRead = method === "GET" || method === "HEAD"
  const ownOrigins = [`http://${host}`, `https://${host}`]
  const isLocal = loopbackAddress.test(socket.remoteAddress ?? "") && localHost.test(host)
  const isSameOrigin =
    (origin === undefined || ownOrigins.includes(origin)) &&
    (referer === undefined || ownOrigins.some((own) => referer.startsWith(`${own}/`))) &&
    (site === undefined || site === "same-origin" || (site === "none" && isRead))
  // Every browser sends the origin of a request that writes.
  const hasEffect = !isRead || hasEffectByGet.test(url)
  const isKnown = [origin, site, isRead ? referer : undefined].some((one) => one !== undefined)
  return isLocal && isSameOrigin && (isKnown || !hasEffect)
}
