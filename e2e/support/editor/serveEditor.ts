/** Serves the editor of the site in the working folder. Runs in a copy of another site. */
import "../../../scripts/lib/siteModel"
import { createServer } from "node:http"
import { resolve } from "node:path"
import { adminPath } from "../../../plugins/content-editor/lib/constants"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { runCommand } from "../../../scripts/lib/runCommand"
import { createEditorApp } from "./editorApp"

async function serveEditor() {
  const server = createServer(await createEditorApp(resolve(".")))
  console.log(`http://localhost:${await listenAtFreePort(server)}${adminPath}/`)
}

void runCommand(serveEditor)
