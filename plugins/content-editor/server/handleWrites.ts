import type { RequestHandler } from "express"
import { HttpError } from "./HttpError"
import { requestShape } from "./requestSchema"
import { deleteFile, saveEntry, savePicture } from "./save"

/**
 * Carries out the requests that write, one after the other; hands on those that read, and nothing
 * that Decap would not ask for.
 */
export function handleWrites(root: string): RequestHandler {
  let last: Promise<unknown> = Promise.resolve()
  return async (request, response, next) => {
    const turn = last.then(() => answer(root, request.body))
    last = Promise.allSettled([turn])
    try {
      const answered = await turn
      if ("message" in answered) return void response.json(answered)
      request.body = answered
      next()
    } catch (error) {
      next(error)
    }
  }
}

/** What became of a request that writes; else the request that is to be handed on. */
async function answer(root: string, body: unknown) {
  const { data } = requestShape.safeParse(body)
  if (!data) throw new HttpError(403, "The editor does not ask for this.")
  switch (data.action) {
    case "persistEntry": {
      const { dataFiles, assets, opened } = data.params
      await saveEntry(root, dataFiles[0], assets, opened)
      return { message: "saved" }
    }
    case "deleteFiles": {
      const { paths, opened } = data.params
      await deleteFile(root, paths[0], opened)
      return { message: "deleted" }
    }
    case "persistMedia": {
      const { branch, asset } = data.params
      await savePicture(root, asset)
      // Decap wants to see what was saved.
      return { action: "getMediaFile", branch, params: { branch, path: asset.path } }
    }
    default:
      return data
  }
}
