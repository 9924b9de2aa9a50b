import type { RequestHandler } from "express"
import { HttpError } from "../HttpError"
import { isOwnRequest } from "./guardServer"

/** Accepts only requests for which `isOwnRequest` is true, by known methods and with a JSON body. */
export const localhostOnly: RequestHandler = (request, response, next) => {
  const { method, headers } = request
  if (!isOwnRequest(request))
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
