import { createRoot } from "react-dom/client"
import type { Settings } from "../../admin/settings"
import { createGitBackend } from "../../backends/gitBackend"
import { createGitHub } from "../../backends/github"
import { createGitLab } from "../../backends/gitlab"
import type { Build } from "../../backends/reader"
import { explain, onStatus } from "../../backends/request"
import { SaveError, type Backend } from "../../backends/types"
import { snapshotPath } from "../../constants"
import type { Snapshot } from "../../state/content/snapshot"
import { wordsOf } from "../../state/useLoaded"
import { text } from "../../words"
import { returnFromGitLab } from "./login"
import { session } from "./session"
import { SignInView } from "./SignInView"

/** The backend of a git host. Asks the person to sign in now, and whenever the token has ended. */
export async function signIn(settings: Settings): Promise<Backend> {
  const { branch = "" } = settings
  const createHost = settings.backend === "github" ? createGitHub : createGitLab
  const backend = createGitBackend(createHost(settings, session), branch, fetchBuild)

  async function verify(token: string) {
    const host = createHost(settings, { token: () => token, signOut: () => undefined })
    await host.account().catch(explain([401], "hosts.refusedToken"))
    if (!(await host.headOf(branch))) throw new SaveError(text("hosts.notFound"))
  }

  /** Waits for a sign-in rather than fail without one. */
  const load = (): Promise<Snapshot> =>
    session
      .signedIn()
      .then(backend.load)
      .catch(onStatus([401], load))

  const failure = await returnFromGitLab(settings).then(
    (token) => void (token && session.signIn(token, false)),
    wordsOf,
  )
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <SignInView settings={settings} verify={verify} failure={failure} />,
  )
  await session.signedIn()
  return { ...backend, load, signOut: session.signOut }
}

/** Reads the last build, which lies beside the editor. */
async function fetchBuild(): Promise<Build> {
  const build: Build = await (await fetch(`.${snapshotPath}`)).json()
  for (const image of Object.values(build.images))
    image.url = new URL(image.url, document.baseURI).href
  return build
}
