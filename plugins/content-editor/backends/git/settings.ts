/** Where the editor saves changes; see docs/editor.md. `project` names a folder of this computer. */
export type Settings = { backend: "local"; project: string } | HostSettings

export type HostSettings = {
  backend: HostName
  repo: string
  branch: string
  /** The URL of the API. */
  apiUrl: string
  /** The URL of the owner's OAuth helper for GitHub. */
  authUrl?: string
  /** The id of the application at GitLab. */
  appId?: string
}

export const publicApis = { github: "https://api.github.com", gitlab: "https://gitlab.com/api/v4" }

export type HostName = keyof typeof publicApis

/** The address of the git host for people. Its API is a part of it, but that of github.com is elsewhere. */
export const addressOfHost = ({ apiUrl }: HostSettings) =>
  apiUrl === publicApis.github ? "https://github.com" : apiUrl.replace(/\/api\/v\d+\/?$/, "")

export type Environment = Record<string, string | undefined>

/**
 * Reads the git host from the EDITOR_* variables. Returns undefined if none is set: then the site
 * is built without an editor.
 * @throws {Error} if a variable is missing or invalid.
 */
export function readSettings(environment: Environment): HostSettings | undefined {
  const { EDITOR_BACKEND: name = "", EDITOR_REPO: repo = "", EDITOR_BRANCH: branch } = environment
  const { EDITOR_AUTH_URL: login, EDITOR_APP_ID: app, EDITOR_API_URL: api } = environment
  if (![name, repo, branch, login, app, api].some(Boolean)) return undefined
  if (name !== "github" && name !== "gitlab")
    throw new Error(`EDITOR_BACKEND must be github or gitlab, not "${name}".`)
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo))
    throw new Error(`EDITOR_REPO must be the owner and name of the repository, not "${repo}".`)
  if (name === "gitlab" && !app)
    throw new Error("EDITOR_APP_ID must be the id of the application that you created at GitLab.")
  for (const [variable, address] of Object.entries({ EDITOR_AUTH_URL: login, EDITOR_API_URL: api }))
    if (address && !isAllowedUrl(address))
      throw new Error(`${variable} must be an address that begins with https://, not "${address}".`)
  return {
    backend: name,
    repo,
    branch: branch || "main",
    apiUrl: api || publicApis[name],
    authUrl: login || undefined,
    appId: app || undefined,
  }
}

// A git host on this computer may use http.
const isAllowedUrl = (text: string) =>
  URL.canParse(text) && /^(https:|http:\/\/localhost[:/])/.test(text)

/** The other origins that the editor sends requests to: those of the git host. */
export function originsOf(settings: Settings) {
  if (settings.backend === "local") return []
  const { authUrl, apiUrl } = settings
  return [...new Set([authUrl, apiUrl].flatMap((url) => (url ? new URL(url).origin : [])))]
}
