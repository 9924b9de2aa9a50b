import { createRoot } from "react-dom/client"
import type { HostName, Settings } from "../../backends/git/settings"
import { createGitBackend } from "../../backends/git/gitBackend"
import { hosts } from "../../backends/hosts"
import type { Build } from "../../backends/git/reader"
import { explain } from "../../backends/git/request"
import { SaveError, type Backend } from "../../drafts/backend"
import { snapshotPath } from "../../lib/constants"
import { wordsOf } from "../../drafts/useLoaded"
import { text } from "../../ui/words/words"
import { returnFromGitLab } from "./login"
import { session } from "./session"
import { SignInView } from "./SignInView"

/** The backend of a git host. Asks the person to sign in now, and whenever the token has ended. */
export async function signIn(settings: Settings, name: HostName): Promise<Backend> {
  const { branch = "" } = settings
  const createHost = hosts[name]
  const host = createHost(settings, session)
  let isOpen = false // whether the editor shows the content of an account

  async function accept(token: string, isKept: boolean) {
    const unverified = createHost(settings, { token: () => token, signOut: () => undefined })
    await unverified.account().catch(explain([401], "hosts.refusedToken"))
    if (!(await unverified.headOf(branch))) throw new SaveError(text("hosts.notFound"))
    session.signIn(token, isKept)
    // Perhaps it is another account: what the tab shows must not be saved in its name. Unsaved words stay in the browser.
    if (isOpen) location.reload()
  }

  const failure = await returnFromGitLab(settings).then(
    (token) => void (token && session.signIn(token, false)),
    wordsOf,
  )
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <SignInView settings={settings} accept={accept} failure={failure} />,
  )
  await session.signedIn()
  isOpen = true
  return {
    ...createGitBackend(host, branch, fetchBuild),
    account: async () => ({ name: await host.account(), mayWrite: await host.mayWrite() }),
    signOut: session.signOut,
  }
}

/** Reads the last build, which lies beside the editor. */
async function fetchBuild(): Promise<Build> {
  const build: Build = await (await fetch(`.${snapshotPath}`)).json()
  for (const image of Object.values(build.images))
    image.url = new URL(image.url, document.baseURI).href
  return build
}
