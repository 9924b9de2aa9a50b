import express, { type RequestHandler } from "express"
import { readFileSync } from "node:fs"
import { extname, join } from "node:path"
import type { z } from "zod"
import { listFiles } from "../../content-model/validate/json/readFiles"
import { isPicture } from "../../content-model/validate/rules/images/images"
import { apiPath, contentFolder, imagesPath, snapshotPath } from "../constants"
import { readSnapshot } from "../state/snapshot"
import { assertNoSymlinks } from "./assertNoSymlinks"
import { deletedFiles, textAt, versionsOf } from "./git/history"
import { historyNote } from "./git/problems"
import { publication, publish } from "./git/publish"
import { keepSave } from "./git/saves"
import { errorHandler, HttpError } from "./HttpError"
import { localhostOnly } from "./localhostOnly"
import { maxImageBytes } from "./pictures"
import { requestSchemas as schemas } from "./requestSchema"
import { save } from "./save"

const maxPictures = 6 // of the largest size, in one request
const maxBodyBytes = (maxPictures * maxImageBytes * 4) / 3 + 1_000_000 // base64, and texts

/**
 * The routes by which the editor in the browser reads and writes content/ of a repository: its
 * requests below `apiPath`, the current snapshot of content/ at `snapshotPath`, and its images below
 * `imagesPath`. Other requests pass through.
 */
export function createEditorApi(root: string) {
  const content = join(root, contentFolder)
  const api = express()
  const image = `${imagesPath}/:name` as const
  const action = `${apiPath}/:action` as const
  api.all([snapshotPath, image, action], localhostOnly, (_request, _response, next) => {
    assertNoSymlinks(content)
    next()
  })
  api.get(snapshotPath, ({ baseUrl }, response, next) => {
    // One encoded path segment, also for images in a sub-folder.
    const urlOf = (file: string) =>
      `${baseUrl}${imagesPath}/${encodeURIComponent(file.slice("images/".length))}`
    readSnapshot(content, urlOf).then((snapshot) => response.json(snapshot), next)
  })
  api.get(image, ({ params: { name } }, response) => {
    const file = `images/${name}`
    if (!isPicture.test(name) || !listFiles(content).files.includes(file))
      throw new HttpError(404, `The picture content/${file} does not exist.`)
    // The logo is an SVG, which may contain scripts.
    const csp = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
    // Express 4 has no media type for AVIF.
    const type = /\.avif$/i.test(name) ? "image/avif" : extname(name)
    response.type(type).set("Content-Security-Policy", csp)
    response.send(readFileSync(join(content, file)))
  })

  const read = <Schema extends z.ZodType>(name: string, schema: Schema, run: Run<Schema>) =>
    api.get(`${apiPath}/${name}`, answer(schema, run))
  read("versions", schemas.versions, ({ file }) => versionsOf(root, file))
  read("text", schemas.text, ({ version, file }) => textAt(root, version, file))
  read("deleted", schemas.read, () => deletedFiles(root))
  read("history-note", schemas.read, () => historyNote(root))
  read("publication", schemas.read, () => publication(root))

  const parseJson = express.json({ limit: maxBodyBytes, inflate: false })
  const inTurn = createQueue()
  const write = <Schema extends z.ZodType>(name: string, schema: Schema, run: Run<Schema>) =>
    api.post(
      `${apiPath}/${name}`,
      parseJson,
      answer(schema, (data) => inTurn(() => run(data))),
    )
  write("save", schemas.save, async (change) => {
    await keepSave(root, "Changed outside the editor")
    await save(root, change)
    await keepSave(root, change.summary)
  })
  write("publish", schemas.publish, ({ message }) => publish(root, message))
  api.all(
    action,
    answer(schemas.none, async () => {}),
  )
  return api.use(errorHandler)
}

type Run<Schema extends z.ZodType> = (data: z.output<Schema>) => Promise<unknown>

/** Answers requests that a schema accepts with the result as JSON, and refuses others with 403. */
const answer =
  <Schema extends z.ZodType>(schema: Schema, run: Run<Schema>): RequestHandler =>
  ({ method, body, query }, response, next) => {
    const { success, data } = schema.safeParse(method === "POST" ? body : query)
    if (!success)
      throw new HttpError(403, "The server does not support this request. Reload the editor.")
    run(data).then((result) => response.json(result ?? null), next)
  }

/** Runs writes one after another, each also after a failed one. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return (run: () => Promise<unknown>) => {
    const current = last.then(run)
    last = Promise.allSettled([current])
    return current
  }
}
