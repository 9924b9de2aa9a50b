import express from "express"
import { createHash } from "node:crypto"
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync } from "node:fs"
import { rmSync, writeFileSync } from "node:fs"
import { createServer, request, type IncomingHttpHeaders } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { draft } from "../../content-model/testing/contentCopy"
import { createEditorApi } from "../server/router"

export type Asked = {
  method?: string
  path?: string
  /** In place of what a browser would send; undefined leaves one out. */
  headers?: Record<string, string | undefined>
  body?: unknown
  /** The address of the computer that asks. */
  from?: string
}
export type Answer = { status?: number; headers: IncomingHttpHeaders; text: string }

/** A repository with a copy of content/, and a server like Gatsby's with the door to it, for tests. */
export async function startEditorApi() {
  const folder = mkdtempSync(join(tmpdir(), "door-"))
  const root = join(folder, "repository")
  for (const name of [".git/hooks", "src"]) mkdirSync(join(root, name), { recursive: true })
  for (const name of ["package.json", ".env", ".git/hooks/pre-commit", "src/page.tsx"])
    writeFileSync(join(root, name), `{ "what": "${name}" }\n`)
  writeFileSync(join(folder, "outside.json"), "{}\n")
  const content = draft(join(root, "content"))

  const app = express()
  app.use(({ headers, socket }, _response, next) => {
    const value = headers["x-from"]
    if (value) Object.defineProperty(socket, "remoteAddress", { value })
    next()
  })
  const server = createServer(app.use("/admin", await createEditorApi(root)))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  const host = `localhost:${port}`

  const ask = ({ method = "POST", path = "/api/v1", headers, body, from }: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = {
        host,
        origin: method === "POST" ? `http://${host}` : undefined,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json; charset=utf-8",
        "x-from": from,
        ...headers,
      }
      const given = Object.entries(sent).filter(([, value]) => value !== undefined)
      const options = { method, path: `/admin${path}`, port, agent: false }
      request({ ...options, headers: Object.fromEntries(given) }, (response) => {
        const { statusCode: status } = response
        text(response).then(
          (said) => resolve({ status, headers: response.headers, text: said }),
          reject,
        )
      })
        .on("error", reject)
        .end(typeof body === "string" ? body : body && JSON.stringify(body))
    })

  return {
    root,
    host,
    content,
    ask,
    /** What lies in the repository and around it, down to the byte. */
    state: () =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
          const path = join(folder, name)
          const entry = lstatSync(path)
          if (entry.isSymbolicLink()) return [name, readlinkSync(path)]
          const bytes = entry.isFile() ? readFileSync(path) : "a folder"
          return [name, createHash("sha256").update(bytes).digest("hex")]
        }),
      ),
    async end() {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}

// Requests as Decap makes them.
const branch = "main"
const options = { commitMessage: "a change", status: "draft", useWorkflow: false }

export const decapRequest = (action: string, params: object = {}): Asked => ({
  body: { action, branch, params: { branch, ...params } },
})

type Opened = Record<string, string | null>

export const saving = (path: string, raw: string, opened?: Opened, assets: object[] = []) =>
  decapRequest("persistEntry", { dataFiles: [{ path, slug: "a", raw }], assets, options, opened })

export const deleting = (path: string, opened?: Opened) =>
  decapRequest("deleteFiles", { paths: [path], options, opened })

export const assetOf = (path: string, bytes: string | Buffer) => ({
  path,
  content: Buffer.from(bytes).toString("base64"),
  encoding: "base64",
})

export const uploading = (path: string, bytes: string | Buffer) =>
  decapRequest("persistMedia", { asset: assetOf(path, bytes), options })
