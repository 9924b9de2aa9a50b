import type { IncomingMessage } from "node:http"

const loopbackAddress = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * True for requests from this machine that a page of this server or the address bar sent. False for
 * other machines, other origins and DNS rebinding.
 */
export function isOwnRequest({ method, headers, socket }: IncomingMessage) {
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
  const hasOrigin = isRead || origin !== undefined || site !== undefined
  return isLocal && isSameOrigin && hasOrigin
}
