import { createRoot } from "react-dom/client"
import "../../../src/theme/fonts.css"
import { createLocalBackend } from "../backends/local"
import { Root } from "./Root"
import type { Settings } from "./settings"

declare const editorSettings: Settings

async function openBackend() {
  if (editorSettings.backend === "local") return createLocalBackend()
  const { signIn } = await import("../views/signIn/signIn")
  return signIn(editorSettings)
}

void openBackend().then((backend) =>
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <Root backend={backend} project={editorSettings.project} />,
  ),
)
