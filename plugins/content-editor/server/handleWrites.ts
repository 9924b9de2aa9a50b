import type { RequestHandler } from "express"
import { HttpError } from "./HttpError"
import { requestSchema } from "./requestSchema"
import { deleteFile, saveEntry, saveImage } from "./save"

/**
 * Runs write requests one after the other and passes read requests on to decap-server.
 * Rejects with 403 what does not match the request schema.
 */
export function handleWrites(root: string): RequestHandler {
  let previous: Promise<unknown> = Promise.resolve()
  return async (request, response, next) => {
    const current = previous.then(() => handleRequest(root, request.body))
    previous = Promise.allSettled([current])
    try {
      const result = await current
      if ("message" in result) return void response.json(result)
      request.body = result
      next()
    } catch (error) {
      next(error)
    }
  }
}

/** Returns the response to a write request, or the read request to pass on. */
async function handleRequest(root: string, body: unknown) {
  const { data } = requestSchema.safeParse(body)
  if (!data)
    throw new HttpError(403, "The server does not support this request. Reload the editor.")
  switch (data.action) {
    case "persistEntry": {
      const { dataFiles, assets, textsAtOpening } = data.params
      await saveEntry(root, dataFiles[0], assets, textsAtOpening)
      return { message: "saved" }
    }
    case "deleteFiles": {
      const { paths, textsAtOpening } = data.params
      await deleteFile(root, paths[0], textsAtOpening)
      return { message: "deleted" }
    }
    case "persistMedia": {
      const { branch, asset } = data.params
      await saveImage(root, asset)
      // Decap expects the saved file in the response.
      return { action: "getMediaFile", branch, params: { branch, path: asset.path } }
    }
    default:
      return data
  }
}
