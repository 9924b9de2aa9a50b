import { createRoot } from "react-dom/client"
import "../../../src/theme/fonts.css"
import { createLocalBackend } from "../backends/local"
import { Root } from "./Root"
import type { Settings } from "./settings"

declare const editorSettings: Settings

const { project } = editorSettings
const backend = createLocalBackend()

createRoot(document.body.appendChild(document.createElement("div"))).render(
  <Root backend={backend} project={project} />,
)
