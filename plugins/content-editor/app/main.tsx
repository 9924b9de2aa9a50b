import { createRoot } from "react-dom/client"
import "site:fonts.css"
import { createLocalBackend } from "../backends/local/backend"
import { session } from "../features/sign-in/session"
import { appId } from "../lib/constants"
import { loadLanguage } from "../ui/words/language"
import type { Settings } from "../backends/git/settings"

/** Of esbuild: `Settings` as JSON. */
declare const editorSettings: string

async function start() {
  const settings: Settings = JSON.parse(editorSettings)
  // Modules keep some of its words.
  await loadLanguage()
  // Who is signed in needs it at once.
  if (session.token() !== null) void import("./Root")
  const backend =
    settings.backend === "local"
      ? createLocalBackend()
      : await (await import("../features/sign-in/signIn")).signIn(settings)
  const { Root } = await import("./Root") // the sign-in does not wait for it
  const place = document.getElementById(appId) ?? document.body
  // Separates the drafts of projects that share an origin, such as localhost.
  const project = settings.backend === "local" ? settings.project : settings.repo
  createRoot(place).render(<Root backend={backend} project={project} />)
}

void start()
