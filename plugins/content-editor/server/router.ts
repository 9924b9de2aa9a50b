import { registerLocalFs } from "decap-server/dist/middlewares"
import express from "express"
import { lstatSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../content-model/validate/json/readFiles"
import { localhostOnly } from "./localhostOnly"
import { errorHandler, HttpError } from "./HttpError"
import { largestPicture } from "./uploads"
import { readSnapshot } from "../state/snapshot"
import { handleWrites } from "./handleWrites"

const bodyLimit = (largestPicture * 4) / 3 + 1_000_000 // bytes; a picture comes as base64

const types: Record<string, string> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
}

/**
 * The way from the editor in the browser to content/ in a repository, to be mounted in a server on
 * the same computer. Decap's local backend answers at api/v1, `content.json` is the snapshot of
 * content/ now, and `images/` its pictures; every other request passes by.
 */
export async function createEditorApi(root: string) {
  const content = join(root, "content")
  process.env.GIT_REPO_DIRECTORY = root
  const localBackend = express()
  await registerLocalFs(localBackend, { logLevel: "warn" })

  const door = express()
  door.all(
    ["/content.json", "/images/:name", "/api/v1"],
    localhostOnly,
    (_request, _response, next) => {
      assertNoSymlinks(content)
      next()
    },
  )
  door.get("/content.json", ({ baseUrl }, response, next) => {
    // One segment, also where the picture lies deeper.
    const urlOf = (picture: string) =>
      `${baseUrl}/images/${encodeURIComponent(picture.slice("images/".length))}`
    readSnapshot(content, urlOf).then((snapshot) => response.json(snapshot), next)
  })
  door.get("/images/:name", ({ params: { name } }, response) => {
    const file = `images/${name}`
    const type = types[name.slice(name.lastIndexOf(".") + 1).toLowerCase()]
    if (!type || !listFiles(content).files.includes(file))
      throw new HttpError(404, `There is no picture content/${file}.`)
    response.set({
      "Content-Type": type,
      // A logo is an SVG, in which scripts may stand.
      "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
    response.send(readFileSync(join(content, file)))
  })
  const json = express.json({ limit: bodyLimit, inflate: false })
  door.post("/api/v1", json, handleWrites(root), localBackend)
  return door.use(errorHandler)
}

/** Refuses to work where a link could lead out of content/. */
function assertNoSymlinks(content: string) {
  const entries = readdirSync(content, { recursive: true, withFileTypes: true })
  const link = entries.find((entry) => entry.isSymbolicLink())
  if (!link && !lstatSync(content).isSymbolicLink()) return
  const message = `content/ ${link ? `holds the link "${link.name}"` : "is a link"} to another place, so the editor stops here. Put a copy in the place of the link.`
  throw new HttpError(403, message)
}
