import { createRoot } from "react-dom/client"
import "site:fonts.css"
import { createLocalBackend } from "../backends/local/backend"
import { session } from "../features/sign-in/session"
import { appId } from "../lib/constants"
import type { Settings } from "../backends/git/settings"

declare const editorSettings: Settings

async function start() {
  const { backend: name } = editorSettings
  // Who is signed in needs it at once.
  if (session.token() !== null) void import("./Root")
  const backend =
    name === "local"
      ? createLocalBackend()
      : await (await import("../features/sign-in/signIn")).signIn(editorSettings, name)
  const { Root } = await import("./Root") // the sign-in does not wait for it
  const place = document.getElementById(appId) ?? document.body
  createRoot(place).render(<Root backend={backend} project={editorSettings.project} />)
}

void start()
