/** @jest-environment node */
import { adminCsp } from "./html"
import { localSettings, originsOf, readSettings } from "./settings"

const github = {
  EDITOR_BACKEND: "github",
  EDITOR_REPO: "owner/site",
  EDITOR_AUTH_URL: "https://login.example.com",
}
const gitlab = { EDITOR_BACKEND: "gitlab", EDITOR_REPO: "group/team/site", EDITOR_APP_ID: "a1b2" }
const ownGitlab = {
  ...gitlab,
  EDITOR_AUTH_URL: "https://git.example.com",
  EDITOR_API_URL: "https://git.example.com/api/v4",
}

/** The settings of an environment that names a git host. */
function settingsOf(environment: Record<string, string>) {
  const settings = readSettings(environment)
  if (!settings) throw new Error("There are no settings.")
  return settings
}

test.each([{}, { EDITOR_BACKEND: "", EDITOR_REPO: "" }, { PATH: "/bin", EDITOR: "vi" }])(
  "without a git host there is no editor, environment %j",
  (environment) => expect(readSettings(environment)).toBeUndefined(),
)

test("GitHub: login service and pull requests", () => {
  expect(readSettings(github)).toEqual({
    backend: {
      name: "reviewed-github",
      repo: "owner/site",
      branch: "main",
      base_url: "https://login.example.com",
    },
    publish_mode: "editorial_workflow",
  })
})

test("GitLab: its own login and merge requests", () => {
  expect(readSettings(gitlab)).toEqual({
    backend: {
      name: "reviewed-gitlab",
      repo: "group/team/site",
      branch: "main",
      auth_type: "pkce",
      app_id: "a1b2",
    },
    publish_mode: "editorial_workflow",
  })
})

test("the branch and the URLs of a private git host can be set", () => {
  expect(settingsOf({ ...ownGitlab, EDITOR_BRANCH: "live" }).backend).toMatchObject({
    branch: "live",
    base_url: "https://git.example.com",
    api_root: "https://git.example.com/api/v4",
  })
  expect(settingsOf({ ...github, EDITOR_BRANCH: "" }).backend.branch).toBe("main")
})

test.each([
  ['EDITOR_BACKEND must be github or gitlab, not "svn".', { ...github, EDITOR_BACKEND: "svn" }],
  ['github or gitlab, not "constructor".', { ...github, EDITOR_BACKEND: "constructor" }],
  ['EDITOR_BACKEND must be github or gitlab, not "".', { EDITOR_REPO: "owner/site" }],
  ["EDITOR_BACKEND must be", { EDITOR_AUTH_URL: "https://login.example.com" }],
  ["EDITOR_BACKEND must be", { EDITOR_BRANCH: "main" }],
  [
    'EDITOR_REPO must be the owner and name of the repository, not ""',
    { EDITOR_BACKEND: "github" },
  ],
  ['name of the repository, not "site".', { ...github, EDITOR_REPO: "site" }],
  ["EDITOR_REPO must be", { ...github, EDITOR_REPO: "https://github.com/owner/site" }],
  ["EDITOR_AUTH_URL must be the address of the service", { ...github, EDITOR_AUTH_URL: "" }],
  ['begins with https://, not "login.site".', { ...github, EDITOR_AUTH_URL: "login.site" }],
  ["EDITOR_AUTH_URL must be an address", { ...github, EDITOR_AUTH_URL: "http://login.site" }],
  ["EDITOR_AUTH_URL must be an address", { ...github, EDITOR_AUTH_URL: "https://" }],
  [
    'end after the host name, without "/auth".',
    { ...github, EDITOR_AUTH_URL: "https://login.site/auth" },
  ],
  ["EDITOR_API_URL must be an address", { ...gitlab, EDITOR_API_URL: "api.example.com" }],
  ["EDITOR_APP_ID must be the id of the application", { ...gitlab, EDITOR_APP_ID: "" }],
])("invalid settings %#: %s", (message, environment) => {
  expect(() => readSettings(environment)).toThrow(message)
})

test.each([
  ["the local editor", localSettings, []],
  ["GitHub", settingsOf(github), ["https://login.example.com", "https://api.github.com"]],
  ["GitLab", settingsOf(gitlab), ["https://gitlab.com"]],
  ["a private GitLab", settingsOf(ownGitlab), ["https://git.example.com"]],
  [
    "a private GitHub",
    settingsOf({ ...github, EDITOR_API_URL: "https://git.example.com/api/v3" }),
    ["https://login.example.com", "https://git.example.com"],
  ],
])("%s: the editor sends requests to its site and its git host only", (_, settings, origins) => {
  expect(originsOf(settings)).toEqual(origins)
  expect(rulesOf(adminCsp(settings))["connect-src"]).toEqual(["'self'", "blob:", ...origins])
})

test("the editor runs its own scripts only and sends no forms", () => {
  const rules = rulesOf(adminCsp(settingsOf(github)))
  expect(rules).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'unsafe-eval'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  })
})

test("images of other sites are allowed only for avatars of a git host", () => {
  expect(rulesOf(adminCsp(localSettings))["img-src"]).not.toContain("https:")
  expect(rulesOf(adminCsp(settingsOf(github)))["img-src"]).toContain("https:")
})

const rulesOf = (text: string) =>
  Object.fromEntries(
    text.split("; ").map((rule) => {
      const [name, ...values] = rule.split(" ")
      return [name, values]
    }),
  )
