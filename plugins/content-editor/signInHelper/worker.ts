/** The variables of wrangler.toml, and the secret. */
type Settings = { SITE: string; CLIENT_ID: string; CLIENT_SECRET: string }

const gitHub = "https://github.com/login/oauth"
const cookieOf = (state: string) => `__Host-state=${state}`

/**
 * A Worker for Cloudflare that signs editors in at GitHub, by the protocol of Netlify's. GitHub gives a token only to
 * who knows the secret of the OAuth app, which no page may know. It keeps nothing, and imports nothing.
 */
const worker = {
  async fetch(request: Request, settings: Settings) {
    const { pathname } = new URL(request.url)
    if (pathname === "/auth") return leaveForGitHub(settings)
    if (pathname === "/callback") return sendToEditor(await tokenOf(request, settings), settings)
    return new Response("Sign in at /admin/ of the site.", { status: 404 })
  },
}

export default worker

function leaveForGitHub({ CLIENT_ID: client_id }: Settings) {
  const state = crypto.randomUUID()
  const query = new URLSearchParams({ client_id, scope: "repo", state })
  const headers = {
    Location: `${gitHub}/authorize?${query}`,
    "Set-Cookie": `${cookieOf(state)}; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax`,
  }
  return new Response(null, { status: 302, headers })
}

/** Exchanges the code of GitHub's answer; undefined if GitHub refuses, or if the sign-in did not begin here. */
async function tokenOf(request: Request, settings: Settings): Promise<string | undefined> {
  const { searchParams: query } = new URL(request.url)
  const cookies = request.headers.get("cookie")?.split("; ") ?? []
  const [code, state] = [query.get("code"), query.get("state")]
  if (!code || !state || !cookies.includes(cookieOf(state))) return undefined
  const { CLIENT_ID: client_id, CLIENT_SECRET: client_secret } = settings
  const response = await fetch(`${gitHub}/access_token`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ client_id, client_secret, code }),
  })
  if (!response.ok) return undefined
  const answer: { access_token?: string } = await response.json()
  return answer.access_token
}

/** Gives the token to the editor's window. The browser delivers it to the origin of the site alone. */
function sendToEditor(token: string | undefined, { SITE }: Settings) {
  const result = `${token ? "success" : "error"}:${JSON.stringify({ token })}`
  const values = [`authorization:github:${result}`, new URL(SITE).origin]
  const [message, origin] = values.map((one) => JSON.stringify(one).replaceAll("<", "\\u003c"))
  const nonce = crypto.randomUUID()
  const script = `opener?.postMessage(${message}, ${origin}); close()`
  return new Response(`<!doctype html><script nonce="${nonce}">${script}</script>`, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
      "Set-Cookie": `${cookieOf("")}; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
    },
  })
}
