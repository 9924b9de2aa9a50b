import type { RequestHandler } from "express"
import { HttpError } from "./HttpError"

const loopback = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/
const ownName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

/**
 * Lets in who sits at this computer, at a page of this very server: not another computer, not
 * another site in the same browser, not a name that was made to lead here (DNS rebinding).
 */
export const localhostOnly: RequestHandler = ({ method, headers, socket }, response, next) => {
  const { host = "", origin, referer } = headers
  const site = headers["sec-fetch-site"]
  const own = [`http://${host}`, `https://${host}`]
  const isHere = loopback.test(socket.remoteAddress ?? "") && ownName.test(host)
  const isSaid =
    (origin === undefined || own.includes(origin)) &&
    (referer === undefined || own.some((address) => referer.startsWith(`${address}/`))) &&
    (site === undefined || site === "same-origin" || (site === "none" && method !== "POST"))
  // Every browser says where a POST comes from; what does not is no editor.
  const isKnown = method !== "POST" || origin !== undefined || site !== undefined
  if (!isHere || !isSaid || !isKnown)
    throw new HttpError(403, "Only the editor on this computer may ask for this.")
  if (!/^(?:GET|HEAD|POST)$/.test(method)) throw new HttpError(405, "This cannot be asked for.")
  if (method === "POST" && !/^application\/json(?:;|$)/.test(headers["content-type"] ?? ""))
    throw new HttpError(415, "The editor speaks JSON only.")

  response.set({
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  })
  next()
}
