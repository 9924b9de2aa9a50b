import express from "express"
import type { CreateDevServerArgs } from "gatsby"
import { resolve } from "node:path"
import { bundleEditor } from "./bundle"
import { createEditorApi } from "../server/router"
import { localSettings } from "./settings"

const bundle = ".cache/editor"

/** Puts the editor into the development server: at /admin/, with the door to content/ behind it. */
export async function serveEditor({ app, reporter }: CreateDevServerArgs) {
  await bundleEditor(bundle, localSettings)
  const server: express.Express = app
  server.use("/admin", await createEditorApi(resolve(".")), express.static(bundle))
  reporter.info("The editor is at /admin/ of the address below.")
}
