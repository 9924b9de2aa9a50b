import type { CreateDevServerArgs } from "gatsby"
import { websocketManager } from "gatsby/dist/utils/websocket-manager"
import { withModel } from "../content-model/model/model"
import { publishEditor } from "./node/bundle/publishEditor"
import { serveEditor } from "./node/bundle/serveEditor"
import { readSettings } from "./backends/git/settings"
import { guardServer } from "./node/server/guardServer"

/** Fails early when the editor's environment variables contradict each other. */
export const onPreInit = () => void readSettings(process.env)

export const onPostBuild = withModel(() => publishEditor("public/admin"))

export const onCreateDevServer = withModel((args: CreateDevServerArgs) => {
  guardDevServer()
  return serveEditor(args)
})

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
