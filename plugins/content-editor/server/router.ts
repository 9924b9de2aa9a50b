import express, { type RequestHandler } from "express"
import { readFileSync } from "node:fs"
import { extname, join } from "node:path"
import sharp from "sharp"
import { listFiles } from "../../content-model/validate/json/readFiles"
import { isPicture } from "../../content-model/validate/rules/images/images"
import { apiPath, contentFolder, imagesPath, snapshotPath } from "../constants"
import { readSnapshot } from "../state/content/snapshot"
import { assertNoSymlinks } from "./assertNoSymlinks"
import { createSaveKeeper, publication, publish } from "./git/commit"
import { deletedFiles, textAt, versionsOf } from "./git/history"
import { errorHandler, HttpError } from "./HttpError"
import { localhostOnly } from "./localhostOnly"
import { maxImageBytes } from "./pictures"
import { requestSchema, type EditorRequest } from "./requestSchema"
import { save } from "./save"

// Git would delay the update of the site that follows a save.
const keepPauseMs = 5_000
const maxWidth = 2400 // px, of a picture that is made smaller
const maxPictures = 6 // of the largest size, in one request
const maxBodyBytes = (maxPictures * maxImageBytes * 4) / 3 + 1_000_000 // base64, and texts

/**
 * The routes by which the editor in the browser reads and writes content/ of a repository: its
 * requests below `apiPath`, the current snapshot of content/ at `snapshotPath`, and its images below
 * `imagesPath`, which the query `width` makes smaller. Other requests pass through.
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
    // One encoded path segment, also for images in a sub-folder.
    const urlOf = (file: string) =>
      `${baseUrl}${imagesPath}/${encodeURIComponent(file.slice("images/".length))}`
    readSnapshot(content, urlOf).then((snapshot) => response.json(snapshot), next)
  })
  api.get(image, ({ params: { name }, query: { width } }, response, next) => {
    const file = `images/${name}`
    if (!isPicture.test(name) || !listFiles(content).files.includes(file))
      throw new HttpError(404, `The picture content/${file} does not exist.`)
    // The logo is an SVG, which may contain scripts.
    const csp = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
    // Express 4 has no media type for AVIF.
    const type = /\.avif$/i.test(name) ? "image/avif" : extname(name)
    response.set("Content-Security-Policy", csp)
    const bytes = readFileSync(join(content, file))
    if (!Number(width) || extname(name) === ".svg") return void response.type(type).send(bytes)
    sharp(bytes)
      .resize({ width: Math.min(Number(width), maxWidth), withoutEnlargement: true })
      .webp()
      .toBuffer()
      .then((small) => response.type("webp").send(small), next)
  })
  const parseJson = express.json({ limit: maxBodyBytes, inflate: false })
  api.all(request, parseJson, handleRequest(root))
  return api.use(errorHandler)
}

/** Answers the requests of the schema with JSON, one after another. Rejects others with 403. */
function handleRequest(root: string): RequestHandler<{ name: string }> {
  const versions = createSaveKeeper(root)
  let queue = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const keepLater = (summary: string) => {
    versions.summarise(summary)
    clearTimeout(timer)
    timer = setTimeout(() => (queue = queue.then(versions.keep)), keepPauseMs).unref()
  }

  return ({ method, params, body, query }, response, next) => {
    const fields = method === "POST" ? body : query
    const { data } = requestSchema.safeParse({ ...fields, action: `${method} ${params.name}` })
    if (!data)
      throw new HttpError(403, "The server does not support this request. Reload the editor.")
    const answer = async () => {
      await versions.keep()
      const result = await run(root, data)
      if (data.action === "POST save") keepLater(data.summary)
      return result ?? null
    }
    queue = queue.then(answer).then((result) => void response.json(result), next)
  }
}

async function run(root: string, request: EditorRequest) {
  switch (request.action) {
    case "POST save":
      return save(root, request)
    case "POST publish":
      return publish(root, request.message)
    case "GET versions":
      return versionsOf(root, request.file)
    case "GET text":
      return textAt(root, request.version, request.file)
    case "GET deleted":
      return deletedFiles(root)
    case "GET publication":
      return publication(root)
  }
}
