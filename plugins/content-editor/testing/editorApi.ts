import express from "express"
import { createHash } from "node:crypto"
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync } from "node:fs"
import { rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { copyContent } from "../../content-model/testing/contentCopy"
import { adminPath, contentFolder } from "../constants"
import { createEditorApi } from "../server/router"
import { startServer } from "./server"

/** A test repository with a copy of content/, and a server with the editor's API on it. */
export async function startEditorApi() {
  const folder = mkdtempSync(join(tmpdir(), "editor-api-"))
  const root = join(folder, "repository")
  for (const name of [".git/hooks", "src"]) mkdirSync(join(root, name), { recursive: true })
  for (const name of ["package.json", ".env", ".git/hooks/pre-commit", "src/page.tsx"])
    writeFileSync(join(root, name), `{ "what": "${name}" }\n`)
  writeFileSync(join(folder, "outside.json"), "{}\n")
  const content = copyContent(join(root, contentFolder))
  const server = await startServer(express().use(adminPath, await createEditorApi(root)))

  return {
    root,
    content,
    send: server.send,
    /** The hash of each file in the repository and beside it. */
    fileHashes: () =>
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
      await server.end()
      rmSync(folder, { recursive: true })
    },
  }
}
