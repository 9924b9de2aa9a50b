import express, { type RequestHandler } from "express"
import { join } from "node:path"
import { PictureFile } from "../../../content-model/fields/picture/picture"
import { apiPath, contentFolder, snapshotPath } from "../../lib/constants"
import { assertNoSymlinks } from "./assertNoSymlinks"
import { commitContent, publication } from "../git/commit"
import { deletedFiles, textAt, versionsOf } from "../git/history"
import { destinationOf, push } from "../git/push"
import { errorHandler, HttpError } from "../HttpError"
import { isOwnRequest } from "./guardServer"
import { imagesPath, imageUrl, sendImage } from "./images"
import { readSnapshot } from "../readSnapshot"
import { requestSchema, type EditorRequest } from "./requestSchema"
import { save } from "./save"

const { maxBytes = 0 } = { ...PictureFile.meta() }
const maxPictures = 6 // of the largest size, in one request
const maxBodyBytes = (maxPictures * maxBytes * 4) / 3 + 1_000_000 // base64, and texts

/**
 * The routes by which the editor in the browser reads and writes content/ of a repository: its
 * requests below `apiPath`, the current snapshot of content/ at `snapshotPath`, and its images below
 * `imagesPath`. Other requests pass through.
 */
export function createEditorApi(root: string) {
  const content = join(root, contentFolder)
  const api = express()
  const [image, request] = [`${imagesPath}/:name`, `${apiPath}/:name`] as const
  api.all([snapshotPath, image, request], localhostOnly, (_request, _response, next) => {
    assertNoSymlinks(content)
    next()
  })
  api.get(snapshotPath, ({ baseUrl }, response, next) => {
    const urlOf = (file: string) => baseUrl + imageUrl(content, file)
    readSnapshot(content, urlOf).then((snapshot) => response.json(snapshot), next)
  })
  api.get(image, sendImage(content))
  const parseJson = express.json({ limit: maxBodyBytes, inflate: false })
  api.all(request, parseJson, handleRequest(root))
  return api.use(errorHandler)
}

/** Accepts only requests for which `isOwnRequest` is true. */
const localhostOnly: RequestHandler = (request, response, next) => {
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

/** Answers the requests of the schema with JSON. Rejects others with 403. */
function handleRequest(root: string): RequestHandler<{ name: string }> {
  const answer = async (request: EditorRequest) => {
    switch (request.action) {
      case "POST save":
        return save(root, request)
      case "POST publish":
        await commitContent(root, request.message)
        return push(root)
      case "GET publication": {
        const saved = await publication(root)
        return saved.reason ? saved : { ...saved, unsent: await destinationOf(root) }
      }
      case "GET versions":
        return versionsOf(root, request.file)
      case "GET text":
        return textAt(root, request.version, request.file)
      case "GET deleted":
        return deletedFiles(root)
    }
  }

  return ({ method, params, body, query }, response, next) => {
    const fields = method === "POST" ? body : query
    const { data } = requestSchema.safeParse({ ...fields, action: `${method} ${params.name}` })
    if (!data)
      throw new HttpError(403, "The server does not support this request. Reload the editor.")
    answer(data).then((result) => void response.json(result ?? null), next)
  }
}
