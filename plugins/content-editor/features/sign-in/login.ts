import { addressOfHost, type HostSettings } from "../../backends/git/settings"
import { text } from "../../ui/words/words"
import { SaveError } from "../../drafts/backend"

const pkceKey = "editor login"
const redirectUrl = () => location.origin + location.pathname

/** Opens the window of the owner's OAuth helper for GitHub. Resolves with a token. */
export const openGitHubLogin = (authUrl: string) =>
  new Promise<string>((resolve, reject) => {
    const { origin } = new URL(authUrl)
    const query = `provider=github&site_id=${location.hostname}&scope=repo`
    const login = window.open(`${authUrl}/auth?${query}`, "login", "width=600,height=700")
    const fail = () => reject(new SaveError(text("hosts.loginFailed")))
    if (!login) return fail()
    const controller = new AbortController()
    const handleMessage = ({ data, origin: sender }: MessageEvent<unknown>) => {
      if (sender !== origin || typeof data !== "string") return
      // The helper learns from the answer to which origin it may send the token.
      if (data === "authorizing:github") return login.postMessage(data, origin)
      const [, result, answer] = data.match(/^authorization:github:(success|error):(.+)$/s) ?? []
      if (!result) return
      controller.abort()
      const { token } = JSON.parse(answer)
      if (result === "success" && typeof token === "string") resolve(token)
      else fail()
    }
    addEventListener("message", handleMessage, controller)
  })

/** Leaves for GitLab's sign-in by OAuth with PKCE, which needs no secret. */
export async function leaveForGitLab(settings: HostSettings) {
  const state = crypto.randomUUID()
  const verifier = crypto.randomUUID() + crypto.randomUUID()
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))
  const challenge = btoa(String.fromCharCode(...new Uint8Array(hash)))
  sessionStorage.setItem(pkceKey, JSON.stringify({ verifier, state, route: location.hash }))
  const query = new URLSearchParams({
    client_id: settings.appId ?? "",
    redirect_uri: redirectUrl(),
    response_type: "code",
    scope: "api",
    state,
    code_challenge: challenge.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, ""),
    code_challenge_method: "S256",
  })
  location.assign(`${addressOfHost(settings)}/oauth/authorize?${query}`)
}

/** Ends the sign-in when GitLab has led back here. Returns the token; undefined without a sign-in. */
export async function returnFromGitLab(settings: HostSettings): Promise<string | undefined> {
  const query = new URLSearchParams(location.search)
  const saved = sessionStorage.getItem(pkceKey)
  if (!query.has("state") || saved === null) return undefined
  const { verifier, state, route } = JSON.parse(saved)
  sessionStorage.removeItem(pkceKey)
  history.replaceState(null, "", location.pathname + route)
  const body = new URLSearchParams({
    client_id: settings.appId ?? "",
    code: query.get("code") ?? "",
    grant_type: "authorization_code",
    redirect_uri: redirectUrl(),
    code_verifier: verifier,
  })
  if (query.get("state") !== state || !query.has("code"))
    throw new SaveError(text("hosts.loginFailed"))
  const response = await fetch(`${addressOfHost(settings)}/oauth/token`, { method: "POST", body })
  if (!response.ok) throw new SaveError(text("hosts.loginFailed"))
  return (await response.json()).access_token
}
