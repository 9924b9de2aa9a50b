import { createRoot } from "react-dom/client"
import type { HostSettings } from "../../backends/git/settings"
import { createGitBackend } from "../../backends/git/gitBackend"
import { hosts } from "../../backends/hosts"
import type { Build } from "../../backends/git/reader"
import { explain, onStatus } from "../../backends/git/request"
import { SaveError, type Backend } from "../../drafts/backend"
import { snapshotPath } from "../../lib/constants"
import { wordsOf } from "../../drafts/useLoaded"
import { text } from "../../ui/words/words"
import { returnFromGitLab } from "./login"
import { session } from "./session"
import { SignInView } from "./SignInView"

/** The backend of a git host. Asks the person to sign in now, and whenever the token has ended. */
export async function signIn(settings: HostSettings): Promise<Backend> {
  const { backend: name, branch } = settings
  const createHost = hosts[name]
  const keepAccount = createAccountGuard()
  const ofAnyAccount = createHost(settings, session)
  const host = {
    ...ofAnyAccount,
    account: async () => keepAccount(await ofAnyAccount.account()),
  }
  const backend = createGitBackend(host, branch, fetchBuild)
  const readAccount = async () => ({ name: await host.account(), mayWrite: await host.mayWrite() })

  async function accept(token: string, isKept: boolean) {
    const unverified = createHost(settings, { token: () => token, signOut: () => undefined })
    const account = await unverified.account().catch(explain([401], "hosts.refusedToken"))
    if (!(await unverified.headOf(branch))) throw new SaveError(text("hosts.notFound"))
    session.signIn(token, isKept)
    await keepAccount(account)
  }

  /** Waits for a sign-in rather than fail without one. */
  const whenSignedIn = <Result,>(read: () => Promise<Result>): Promise<Result> =>
    session
      .signedIn()
      .then(read)
      .catch(onStatus([401], () => whenSignedIn(read)))

  const failure = await returnFromGitLab(settings).then(
    (token) => void (token && session.signIn(token, false)),
    wordsOf,
  )
  createRoot(document.body.appendChild(document.createElement("div"))).render(
    <SignInView settings={settings} accept={accept} failure={failure} />,
  )
  await session.signedIn()
  return {
    ...backend,
    load: () => whenSignedIn(backend.load),
    account: () => whenSignedIn(readAccount),
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

/**
 * Keeps a tab to the account that signed in first. For another one it reloads the editor, with that
 * account's words: what the tab shows must not be saved in another name. The promise then never resolves.
 */
function createAccountGuard() {
  let first: string | undefined
  return (name: string) => {
    first ??= name
    if (name === first) return Promise.resolve(name)
    location.reload()
    return new Promise<never>(() => undefined)
  }
}
