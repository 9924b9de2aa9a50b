import type { RequestHandler } from "express"
import { HttpError } from "./HttpError"

const loopbackAddress = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * Accepts only same-origin requests from this machine. Blocks other hosts, cross-site requests and
 * DNS rebinding.
 */
export const localhostOnly: RequestHandler = ({ method, headers, socket }, response, next) => {
  const { host = "", origin, referer } = headers
  const site = headers["sec-fetch-site"]
  const ownOrigins = [`http://${host}`, `https://${host}`]
  const isLocal = loopbackAddress.test(socket.remoteAddress ?? "") && localHost.test(host)
  const isSameOrigin =
    (origin === undefined || ownOrigins.includes(origin)) &&
    (referer === undefined || ownOrigins.some((own) => referer.startsWith(`${own}/`))) &&
    (site === undefined || site === "same-origin" || (site === "none" && method !== "POST"))
  // Every browser sends the origin of a POST request.
  const hasOrigin = method !== "POST" || origin !== undefined || site !== undefined
  if (!isLocal || !isSameOrigin || !hasOrigin)
    throw new HttpError(
      403,
      "The request does not come from the editor on this computer. Open the editor at the address that the terminal shows.",
    )
  if (!/^(?:GET|HEAD|POST)$/.test(method))
    throw new HttpError(405, `The server does not support the method ${method}. Reload the editor.`)
  if (method === "POST" && !/^application\/json(?:;|$)/.test(headers["content-type"] ?? ""))
    throw new HttpError(415, "The request is not JSON. Reload the editor.")

  response.set({
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  })
  next()
}
