import { createRoot } from "react-dom/client"
import "../../../src/theme/fonts.css"
import { createLocalBackend } from "../backends/local"
import type { Settings } from "./settings"

declare const editorSettings: Settings

async function start() {
  const isLocal = editorSettings.backend === "local"
  const backend = isLocal
    ? createLocalBackend()
    : await (await import("../views/signIn/signIn")).signIn(editorSettings)
  const { Root } = await import("./Root") // the sign-in does not wait for it
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <Root backend={backend} project={editorSettings.project} />,
  )
}

void start()
