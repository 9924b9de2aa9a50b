import express, { type Express } from "express"
import type { CreateDevServerArgs } from "gatsby"
import { websocketManager } from "gatsby/dist/utils/websocket-manager"
import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { resolve } from "node:path"
import { withModel } from "../content-model/model/model"
import { readSettings } from "./backends/git/settings"
import { adminPath } from "./lib/constants"
import { bundleEditor } from "./node/bundle/bundle"
import { publishEditor } from "./node/bundle/publishEditor"
import { guardServer } from "./node/server/guardServer"
import { createEditorApi } from "./node/server/router"

/** Fails early when the editor's environment variables contradict each other. */
export const onPreInit = () => void readSettings(process.env)

export const onPostBuild = withModel(() => publishEditor("public/admin"))

const bundleFolder = ".cache/editor"

/** Adds the editor and its API to the development server, at /admin/. */
export const onCreateDevServer = withModel(
  async ({ app, reporter, store }: CreateDevServerArgs) => {
    guardDevServer()
    const root = resolve(".")
    const project = createHash("sha256").update(root).digest("hex").slice(0, 12)
    rmSync(bundleFolder, { recursive: true, force: true })
    await bundleEditor(bundleFolder, { backend: "local", project })
    const server: Express = app
    server.use(adminPath, createEditorApi(root), express.static(bundleFolder))
    const { https, port } = store.getState().program
    reporter.info(`The editor is at http${https ? "s" : ""}://localhost:${port}${adminPath}/`)
  },
)

/**
 * Gatsby answers every origin, before any hook of a plugin and on its socket, and has no option for
 * it. So the server is guarded when Gatsby attaches the socket to it.
 */
function guardDevServer() {
  const { init } = websocketManager
  websocketManager.init = ({ server }) => {
    const socket = init({ server })
    guardServer(server)
    return socket
  }
}
