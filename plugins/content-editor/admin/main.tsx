import { createRoot } from "react-dom/client"
import "../../../src/theme/fonts.css"
import { createLocalBackend } from "../backends/local"
import { createStorage } from "../state/storage"
import { WorkspaceContext } from "../state/useWorkspace"
import { createWorkspace } from "../state/workspace"
import { App } from "./App"
import type { Settings } from "./settings"

declare const editorSettings: Settings

async function start() {
  const storage = createStorage(editorSettings.project)
  const workspace = createWorkspace({ backend: createLocalBackend(), storage })
  await workspace.load()
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <WorkspaceContext value={workspace}>
      <App />
    </WorkspaceContext>,
  )
}

void start()
