import type { RequestHandler } from "express"
import { HttpError } from "../HttpError"
import { isOwnRequest } from "./guardServer"

/** Accepts only requests for which `isOwnRequest` is true. */
export const localhostOnly: RequestHandler = (request, response, next) => {
  if (!isOwnRequest(request))
    throw new HttpError(
      403,
      "The request does not come from the editor on this computer. Open the editor at the address that the terminal shows.",
    )
  response.set({
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
  })
  next()
}
