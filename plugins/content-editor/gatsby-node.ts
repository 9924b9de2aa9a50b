import type { GatsbyNode } from "gatsby"
import { publishEditor } from "./admin/publishEditor"
import { serveEditor } from "./admin/serveEditor"
import { readSettings } from "./admin/settings"

/** Fails early when the editor's environment variables contradict each other. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  readSettings(process.env)
}

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => serveEditor(args)

export const onPostBuild: GatsbyNode["onPostBuild"] = () => publishEditor("public/admin")
