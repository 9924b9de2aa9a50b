import "../../../scripts/lib/siteModel"
import express from "express"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { createServer, request, type IncomingMessage } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { isDeepStrictEqual } from "node:util"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { copyContent } from "../../content-model/testing/contentCopy"
import { adminPath, apiPath, contentFolder } from "../lib/constants"
import { createEditorApi } from "../node/server/router"

export type TestRequest = {
  method?: string
  path?: string
  /** Replaces headers that a browser would send; undefined removes one. */
  headers?: Record<string, string | undefined>
  body?: unknown
  /** The IP address of the client. */
  from?: string
}

const clientHeader = "x-from"

/**
 * A test repository with a copy of content/, and a server with the editor's API on it. Each test of
 * the calling file starts with an unchanged copy.
 */
export function testEditorApi() {
  const folder = mkdtempSync(join(tmpdir(), "editor-api-"))
  const root = join(folder, "repository")
  const content = copyContent(join(root, contentFolder))
  for (const path of [folder, root]) writeFileSync(join(path, "package.json"), "{}\n")

  const app = express().use(({ headers, socket }, _response, next) => {
    const value = headers[clientHeader]
    if (value) Object.defineProperty(socket, "remoteAddress", { value })
    next()
  })
  const server = createServer(app.use(adminPath, createEditorApi(root)))
  let port: number
  beforeAll(async () => void (port = await listenAtFreePort(server, "127.0.0.1")))
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  /** Sends a request with the headers that a browser would send. */
  async function ask({ method = "POST", path = `${apiPath}/save`, ...sent }: TestRequest) {
    const host = `localhost:${port}`
    const all = {
      host,
      origin: method === "POST" ? `http://${host}` : undefined,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json; charset=utf-8",
      [clientHeader]: sent.from,
      ...sent.headers,
    }
    const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value))
    const asking = request({ method, path: adminPath + path, port, agent: false, headers })
    asking.end(typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body))
    const [response]: IncomingMessage[] = await once(asking, "response")
    return { status: response.statusCode, headers: response.headers, text: await text(response) }
  }
  async function send(sent: TestRequest) {
    const { status, text: words } = await ask(sent)
    return { status, body: /^[[{n"]/.test(words) ? JSON.parse(words) : words }
  }

  return {
    root,
    content,
    get: (path: string) => ask({ method: "GET", path }),
    send,
    /** The response to a request, and whether it left every file as it was. */
    async outcome(sent: TestRequest) {
      const before = contentsOf(folder)
      const response = await send(sent)
      return { ...response, isUnchanged: isDeepStrictEqual(contentsOf(folder), before) }
    },
  }
}

/** Each file with its bytes. A link to a folder has none. */
const contentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path, entry.isFile() ? readFileSync(path, "base64") : entry.isSymbolicLink()]
  })
