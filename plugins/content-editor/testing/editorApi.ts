import express from "express"
import { createHash } from "node:crypto"
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync } from "node:fs"
import { rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { copyContent } from "../../content-model/testing/contentCopy"
import { adminPath, contentFolder } from "../constants"
import { createEditorApi } from "../server/router"
import { startServer, type TestRequest } from "./server"

/**
 * A test repository with a copy of content/, and a server with the editor's API on it. Each test of
 * the calling file starts with an unchanged copy.
 */
export function testEditorApi() {
  const folder = mkdtempSync(join(tmpdir(), "editor-api-"))
  const root = join(folder, "repository")
  for (const name of [".git/hooks", "src"]) mkdirSync(join(root, name), { recursive: true })
  for (const name of ["package.json", ".env", ".git/hooks/pre-commit", "src/page.tsx"])
    writeFileSync(join(root, name), `{ "what": "${name}" }\n`)
  writeFileSync(join(folder, "outside.json"), "{}\n")
  const content = copyContent(join(root, contentFolder))

  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(express().use(adminPath, createEditorApi(root)))
  })
  afterEach(content.restore)
  afterAll(async () => {
    await server.end()
    rmSync(folder, { recursive: true })
  })
  const send = async (request: TestRequest) => {
    const { status, text } = await server.send(request)
    return { status, body: /^[[{n"]/.test(text) ? JSON.parse(text) : text }
  }
  // The first validation decodes every image of content/.
  jest.setTimeout(30_000)

  return {
    root,
    content,
    get: (path: string) => server.send({ method: "GET", path }),
    send,
    /** The response to a request, and whether it left every file as it was. */
    async outcome(request: TestRequest) {
      const before = fileHashes(folder)
      const response = await send(request)
      return { ...response, isUnchanged: isDeepStrictEqual(fileHashes(folder), before) }
    },
  }
}

const fileHashes = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
    const path = join(folder, name)
    const entry = lstatSync(path)
    if (entry.isSymbolicLink()) return [name, readlinkSync(path)]
    const bytes = entry.isFile() ? readFileSync(path) : "a folder"
    return [name, createHash("sha256").update(bytes).digest("hex")]
  })
