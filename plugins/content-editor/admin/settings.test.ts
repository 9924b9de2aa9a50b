/** @jest-environment node */
import { parseCsp } from "../../../test/support/parseCsp"
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

test("a git host has its login and reviews changes before they are published", () => {
  expect(readSettings(github)).toEqual({
    backend: "github",
    project: "owner/site",
    repo: "owner/site",
    branch: "main",
    authUrl: "https://login.example.com",
  })
  expect(readSettings(gitlab)).toMatchObject({ backend: "gitlab", branch: "main", appId: "a1b2" })
})

test("the branch and the URLs of a private git host can be set", () => {
  expect(settingsOf({ ...ownGitlab, EDITOR_BRANCH: "live" })).toMatchObject({
    branch: "live",
    authUrl: "https://git.example.com",
    apiUrl: "https://git.example.com/api/v4",
  })
  expect(settingsOf({ ...github, EDITOR_BRANCH: "" }).branch).toBe("main")
})

test.each([
  [{ ...github, EDITOR_BACKEND: "svn" }, 'EDITOR_BACKEND must be github or gitlab, not "svn".'],
  [{ ...github, EDITOR_BACKEND: "constructor" }, 'github or gitlab, not "constructor".'],
  [{ EDITOR_BRANCH: "main" }, 'EDITOR_BACKEND must be github or gitlab, not "".'],
  [
    { EDITOR_BACKEND: "github" },
    'EDITOR_REPO must be the owner and name of the repository, not ""',
  ],
  [{ ...github, EDITOR_REPO: "site" }, 'name of the repository, not "site".'],
  [{ ...github, EDITOR_REPO: "https://github.com/owner/site" }, "EDITOR_REPO must be"],
  [{ ...github, EDITOR_AUTH_URL: "login.site" }, 'begins with https://, not "login.site".'],
  [{ ...github, EDITOR_AUTH_URL: "http://login.site" }, "EDITOR_AUTH_URL must be an address"],
  [{ ...gitlab, EDITOR_API_URL: "api.example.com" }, "EDITOR_API_URL must be an address"],
  [{ ...gitlab, EDITOR_APP_ID: "" }, "EDITOR_APP_ID must be the id of the application"],
])("the settings %p are an error", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})

const privateGithub = settingsOf({ ...github, EDITOR_API_URL: "https://git.example.com/api/v3" })
const [login, git] = ["https://login.example.com", "https://git.example.com"]

test.each([
  ["the local editor", localSettings("a"), []],
  ["GitHub", settingsOf({ ...github, EDITOR_AUTH_URL: "" }), ["https://api.github.com"]],
  ["GitHub with a login", settingsOf(github), [login, "https://api.github.com"]],
  ["GitLab", settingsOf(gitlab), ["https://gitlab.com"]],
  ["a private GitLab", settingsOf(ownGitlab), [git]],
  ["a private GitHub", privateGithub, [login, git]],
])("%s: the editor sends requests to its site and its git host only", (_, settings, origins) => {
  expect(originsOf(settings)).toEqual(origins)
  expect(parseCsp(adminCsp(settings))["connect-src"]).toEqual(["'self'", "blob:", ...origins])
})

test("the editor runs its own scripts only, sends no forms, and loads no pictures of others", () => {
  const csp = parseCsp(adminCsp(settingsOf(github)))
  expect(csp).toMatchObject({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "img-src": ["'self'", "blob:", "data:"],
  })
})
