import { parseCsp } from "../../../../test/support/parseCsp"
import { adminCsp } from "../../node/bundle/html"
import { addressOfHost, originsOf, readSettings, type Settings } from "./settings"

const [login, git] = ["https://login.example.com", "https://git.example.com"]
const github = { EDITOR_BACKEND: "github", EDITOR_REPO: "owner/site", EDITOR_AUTH_URL: login }
const gitlab = { EDITOR_BACKEND: "gitlab", EDITOR_REPO: "group/team/site", EDITOR_APP_ID: "a1b2" }
const ownGitlab = { ...gitlab, EDITOR_API_URL: `${git}/api/v4` }
const local: Settings = { backend: "local", project: "a" }

test("without a git host there is no editor, else it has its branch and application", () => {
  expect(readSettings({ EDITOR_BACKEND: "", EDITOR: "vi" })).toBeUndefined()
  const [repo, branch] = ["owner/site", "main"]
  expect(readSettings(github)).toMatchObject({ backend: "github", repo, branch })
  const own = readSettings({ ...ownGitlab, EDITOR_BRANCH: "live" })
  expect(own).toMatchObject({ branch: "live", appId: "a1b2" })
})

test.each([
  [{ ...github, EDITOR_BACKEND: "constructor" }, "EDITOR_BACKEND"],
  [{ EDITOR_BRANCH: "main" }, "EDITOR_BACKEND"],
  [{ ...github, EDITOR_REPO: "site" }, "EDITOR_REPO"],
  [{ ...github, EDITOR_REPO: "https://github.com/owner/site" }, "EDITOR_REPO"],
  [{ ...github, EDITOR_AUTH_URL: "http://login.site" }, "EDITOR_AUTH_URL"],
  [{ ...gitlab, EDITOR_API_URL: "api.example.com" }, "EDITOR_API_URL"],
  [{ ...gitlab, EDITOR_APP_ID: "" }, "EDITOR_APP_ID"],
])("the environment %j is an error that names %s", (environment, variable) => {
  expect(() => readSettings(environment)).toThrow(variable)
})

test.each([
  [github, "https://github.com"],
  [{ ...github, EDITOR_API_URL: `${git}/api/v3` }, git],
  [gitlab, "https://gitlab.com"],
  [{ ...gitlab, EDITOR_API_URL: `${git}/gitlab/api/v4` }, `${git}/gitlab`],
])("people find the host of %j at %s", (environment, address) => {
  const settings = readSettings(environment)
  expect(settings && addressOfHost(settings)).toBe(address)
})

test.each([
  ["the local editor", local, []],
  ["GitHub", readSettings({ ...github, EDITOR_AUTH_URL: "" }), ["https://api.github.com"]],
  ["GitHub with a login", readSettings(github), [login, "https://api.github.com"]],
  ["GitLab", readSettings(gitlab), ["https://gitlab.com"]],
  ["a private GitLab", readSettings(ownGitlab), [git]],
])("%s: the editor sends requests to its site and its git host only", (_, settings, origins) => {
  const own = settings ?? local
  expect(originsOf(own)).toEqual(origins)
  expect(parseCsp(adminCsp(own))).toMatchObject({
    "connect-src": ["'self'", "blob:", ...origins],
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "img-src": ["'self'", "blob:", "data:"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  })
})
