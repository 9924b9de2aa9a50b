import express from "express"
import type { CreateDevServerArgs } from "gatsby"
import { resolve } from "node:path"
import { bundleEditor } from "./bundle"
import { adminPath, bundleFolder } from "../constants"
import { createEditorApi } from "../server/router"
import { localSettings } from "./settings"

/** Adds the editor and its API to the development server, at /admin/. */
export async function serveEditor({ app, reporter }: CreateDevServerArgs) {
  await bundleEditor(bundleFolder, localSettings)
  const server: express.Express = app
  server.use(adminPath, await createEditorApi(resolve(".")), express.static(bundleFolder))
  reporter.info(`The editor is at ${adminPath}/ of the address below.`)
}
