import express, { type Express } from "express"
import type { CreateDevServerArgs } from "gatsby"
import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { resolve } from "node:path"
import { bundleEditor } from "./bundle"
import { adminPath } from "../../lib/constants"
import { createEditorApi } from "../server/router"
import { localSettings } from "../../backends/git/settings"

const bundleFolder = ".cache/editor"

/** Adds the editor and its API to the development server, at /admin/. */
export async function serveEditor({ app, reporter, store }: CreateDevServerArgs) {
  const root = resolve(".")
  const project = createHash("sha256").update(root).digest("hex").slice(0, 12)
  rmSync(bundleFolder, { recursive: true, force: true })
  await bundleEditor(bundleFolder, localSettings(project))
  const server: Express = app
  server.use(adminPath, createEditorApi(root), express.static(bundleFolder))
  const { https, port } = store.getState().program
  reporter.info(`The editor is at http${https ? "s" : ""}://localhost:${port}${adminPath}/`)
}
