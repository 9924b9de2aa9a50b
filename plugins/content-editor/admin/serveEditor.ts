import express from "express"
import type { CreateDevServerArgs } from "gatsby"
import { createHash } from "node:crypto"
import { resolve } from "node:path"
import { bundleEditor } from "./bundle"
import { adminPath, bundleFolder } from "../constants"
import { createEditorApi } from "../server/router"
import { localSettings } from "./settings"

/** Adds the editor and its API to the development server, at /admin/. */
export async function serveEditor({ app, reporter }: CreateDevServerArgs) {
  const root = resolve(".")
  const project = createHash("sha256").update(root).digest("hex").slice(0, 12)
  await bundleEditor(bundleFolder, localSettings(project))
  const server: express.Express = app
  server.use(adminPath, createEditorApi(root), express.static(bundleFolder))
  reporter.info(`The editor is at ${adminPath}/ of the address below.`)
}
