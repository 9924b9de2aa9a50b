import { adminPath, apiPath, localBackendName, pullRequestBackendPrefix } from "../constants"

/** The part of Decap's configuration that defines where changes are saved; see content/README.md. */
export type Settings = {
  backend: {
    name: string
    repo?: string
    branch?: string
    [option: string]: string | undefined
  }
  publish_mode?: "editorial_workflow"
}

/** In development: content/ on this computer, through the API of the development server. */
export const localSettings: Settings = {
  backend: { name: localBackendName, proxy_url: adminPath + apiPath, branch: "main" },
}

const gitHosts: Record<string, { origin: string; login: Record<string, string> }> = {
  github: { origin: "https://api.github.com", login: {} },
  gitlab: { origin: "https://gitlab.com", login: { auth_type: "pkce" } },
}

type Environment = Record<string, string | undefined>

/**
 * Reads the git host from the EDITOR_* variables. Returns undefined if none is set: then the site
 * is built without an editor.
 * @throws {Error} if a variable is missing or invalid.
 */
export function readSettings(environment: Environment): Settings | undefined {
  const { EDITOR_BACKEND: name = "", EDITOR_REPO: repo = "", EDITOR_BRANCH: branch } = environment
  const { EDITOR_AUTH_URL: login, EDITOR_APP_ID: app, EDITOR_API_URL: api } = environment
  if (![name, repo, branch, login, app, api].some(Boolean)) return undefined
  if (!Object.hasOwn(gitHosts, name))
    throw new Error(`EDITOR_BACKEND must be ${Object.keys(gitHosts).join(" or ")}, not "${name}".`)
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo))
    throw new Error(`EDITOR_REPO must be the owner and name of the repository, not "${repo}".`)
  if (name === "github" && !login)
    throw new Error("EDITOR_AUTH_URL must be the address of the service for logging in at GitHub.")
  if (name === "gitlab" && !app)
    throw new Error("EDITOR_APP_ID must be the id of the application that you created at GitLab.")
  for (const [variable, address] of Object.entries({ EDITOR_AUTH_URL: login, EDITOR_API_URL: api }))
    if (address && !isAllowedUrl(address))
      throw new Error(`${variable} must be an address that begins with https://, not "${address}".`)
  // Decap compares the origin of the login window with the whole URL.
  if (name === "github" && login && new URL(login).pathname !== "/")
    throw new Error(
      `EDITOR_AUTH_URL must end after the host name, without "${new URL(login).pathname}".`,
    )
  const options = Object.entries({ base_url: login, app_id: app, api_root: api })
  return {
    backend: {
      name: pullRequestBackendPrefix + name,
      repo,
      branch: branch || "main",
      ...gitHosts[name].login,
      ...Object.fromEntries(options.filter(([, value]) => value)),
    },
    publish_mode: "editorial_workflow",
  }
}

// A git host on this computer may use http.
const isAllowedUrl = (text: string) =>
  URL.canParse(text) && /^(https:|http:\/\/localhost[:/])/.test(text)

/** The origins of the git host that the editor sends requests to; none for the local editor. */
export function originsOf({ backend }: Settings) {
  const name = backend.name.replace(pullRequestBackendPrefix, "")
  const { origin } = Object.hasOwn(gitHosts, name) ? gitHosts[name] : { origin: "" }
  const urls = [backend.base_url || origin, backend.api_root || origin].filter(Boolean)
  return [...new Set(urls.map((url) => new URL(url).origin))]
}
