/** Where the editor of a published site keeps its changes; see content/README.md. */
export type Settings = {
  backend: {
    name: string
    repo?: string
    branch?: string
    [option: string]: string | undefined
  }
  publish_mode?: "editorial_workflow"
}

/** In development: the folder on this computer, through the door in this server. */
export const localSettings: Settings = {
  backend: { name: "content-folder", proxy_url: "/admin/api/v1", branch: "main" },
}

const hosts: Record<string, { address: string; login: Record<string, string> }> = {
  github: { address: "https://api.github.com", login: {} },
  gitlab: { address: "https://gitlab.com", login: { auth_type: "pkce" } },
}

type Environment = Record<string, string | undefined>

/**
 * The git host from EDITOR_BACKEND, EDITOR_REPO and what belongs to them; undefined where none of
 * them is set, and the site is built without an editor.
 * @throws {Error} in words, where they do not make sense together.
 */
export function readSettings(environment: Environment): Settings | undefined {
  const { EDITOR_BACKEND: name = "", EDITOR_REPO: repo = "", EDITOR_BRANCH: branch } = environment
  const { EDITOR_AUTH_URL: login, EDITOR_APP_ID: app, EDITOR_API_URL: api } = environment
  if (![name, repo, branch, login, app, api].some(Boolean)) return undefined
  if (!Object.hasOwn(hosts, name))
    throw new Error(`EDITOR_BACKEND must be ${Object.keys(hosts).join(" or ")}, not "${name}".`)
  if (!/^[\w.-]+(\/[\w.-]+)+$/.test(repo))
    throw new Error(`EDITOR_REPO must be the owner and name of the repository, not "${repo}".`)
  if (name === "github" && !login)
    throw new Error("EDITOR_AUTH_URL must name the service that logs people in at GitHub.")
  if (name === "gitlab" && !app)
    throw new Error("EDITOR_APP_ID must be the id of the application that you made at GitLab.")
  for (const [variable, address] of Object.entries({ EDITOR_AUTH_URL: login, EDITOR_API_URL: api }))
    if (address && !isAddress(address))
      throw new Error(`${variable} must be an address that begins with https://, not "${address}".`)
  // Decap takes an answer from there only where its origin is exactly this.
  if (name === "github" && login && new URL(login).pathname !== "/")
    throw new Error(
      `EDITOR_AUTH_URL must end after the host, without "${new URL(login).pathname}".`,
    )
  const given = Object.entries({ base_url: login, app_id: app, api_root: api })
  return {
    backend: {
      name: `reviewed-${name}`,
      repo,
      branch: branch || "main",
      ...hosts[name].login,
      ...Object.fromEntries(given.filter(([, value]) => value)),
    },
    publish_mode: "editorial_workflow",
  }
}

// A git host on the same computer may do without https.
const isAddress = (text: string) =>
  URL.canParse(text) && /^(https:|http:\/\/localhost[:/])/.test(text)

/** The origins with which a browser that runs the editor must be able to speak. */
export function originsOf({ backend }: Settings) {
  const name = backend.name.replace("reviewed-", "")
  const { address } = Object.hasOwn(hosts, name) ? hosts[name] : { address: "" }
  const addresses = [backend.base_url || address, backend.api_root || address].filter(Boolean)
  return [...new Set(addresses.map((one) => new URL(one).origin))]
}
