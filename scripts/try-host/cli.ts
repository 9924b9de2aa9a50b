import "../lib/siteModel"
// Tries the editor's connection to GitHub or GitLab on a repository that may be thrown away.
import { setTimeout } from "node:timers/promises"
import { readSettings } from "../../plugins/content-editor/backends/settings"
import { runCommand, UserError } from "../lib/runCommand"
import { ask } from "./ask"
import { toMarkdown, tryHost } from "./tryHost"

const pauseMs = 5000

const usage = `Usage: npm run try-host

Saves, publishes, withdraws and deletes a text and a picture in a repository at GitHub or GitLab that
may be thrown away, and prints what worked. Asks for what these variables do not say:

  EDITOR_BACKEND  github or gitlab
  EDITOR_REPO     owner and name of the repository, which has at least one commit
  EDITOR_BRANCH   the published branch; default: main
  EDITOR_API_URL  the API of your own GitHub or GitLab
  EDITOR_TOKEN    a token as docs/editor.md describes it; it is not stored`

async function tryOnHost() {
  const settings = await readTarget()
  const { repo = "", branch = "" } = settings
  const token = await valueOf(
    "EDITOR_TOKEN",
    `a token for ${repo}; ${branch} will be changed`,
    true,
  )
  const controller = new AbortController()
  process.once("SIGINT", () => {
    console.error("Ends after this step, and cleans up.")
    controller.abort()
  })
  const results = await tryHost(settings, token, {
    pause: () => setTimeout(pauseMs),
    onStep: (step) => console.error(`${step} …`),
    signal: controller.signal,
  })
  console.log(`\n${toMarkdown(settings, results, new Date())}`)
  return controller.signal.aborted || results.some(({ failure }) => failure !== undefined) ? 1 : 0
}

async function readTarget() {
  const own = {
    EDITOR_BACKEND: await valueOf("EDITOR_BACKEND", "github or gitlab"),
    EDITOR_REPO: await valueOf("EDITOR_REPO", "owner and name of a repository for the trial"),
    EDITOR_APP_ID: "none", // the token takes the place of GitLab's sign-in
  }
  try {
    const settings = readSettings({ ...process.env, ...own })
    if (settings) return settings
  } catch (error) {
    throw new UserError(String(Object(error).message))
  }
  throw new UserError("Set EDITOR_BACKEND and EDITOR_REPO.")
}

/** A variable, or what the person answers. */
async function valueOf(name: string, question: string, isSecret = false) {
  const value = process.env[name] ?? ""
  if (value || process.stdin.isTTY) return value || ask(question, isSecret)
  throw new UserError(`Set ${name}: ${question}.`)
}

void runCommand(tryOnHost, usage)
