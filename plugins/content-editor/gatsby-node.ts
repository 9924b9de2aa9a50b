import { publishEditor } from "./admin/publishEditor"
import { readSettings } from "./admin/settings"

/** Fails early when the editor's environment variables contradict each other. */
export const onPreInit = () => void readSettings(process.env)

export const onPostBuild = () => publishEditor("public/admin")

export { serveEditor as onCreateDevServer } from "./admin/serveEditor"
