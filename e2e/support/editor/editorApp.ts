import express from "express"
import { join } from "node:path"
import { bundleEditor } from "../../../plugins/content-editor/node/bundle/bundle"
import { localSettings } from "../../../plugins/content-editor/backends/settings"
import { adminPath } from "../../../plugins/content-editor/lib/constants"
import { createEditorApi } from "../../../plugins/content-editor/node/server/router"

/** The editor of the site in a folder and its API, as the development server has them, without Gatsby. */
export async function createEditorApp(folder: string) {
  const bundle = join(folder, ".cache/editor")
  await bundleEditor(bundle, localSettings(folder))
  const icon = express().get("/favicon.ico", (_request, response) => void response.sendStatus(204))
  return icon.use(adminPath, await createEditorApi(folder), express.static(bundle))
}
