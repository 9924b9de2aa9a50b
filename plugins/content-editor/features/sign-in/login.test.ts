/** @jest-environment jsdom */
import type { HostSettings } from "../../backends/git/settings"
import { openGitHubLogin, returnFromGitLab } from "./login"
import { session } from "./session"
import { tokenPage } from "./SignInView"

const helper = "https://login.example.com"
const settings = {
  backend: "gitlab",
  repo: "owner/a-site-with-quite-a-long-name",
  branch: "main",
  apiUrl: "https://gitlab.com/api/v4",
  appId: "a1b2",
} as const

const send = (data: string, origin: string) =>
  dispatchEvent(new MessageEvent("message", { data, origin }))

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, "", "/")
})

/** Opens the login, whose window records what it is sent. */
function openLogin() {
  const postMessage = jest.fn()
  jest.spyOn(window, "open").mockReturnValue(Object.assign(Object.create(window), { postMessage }))
  return { token: openGitHubLogin(helper), postMessage }
}

test("a token is accepted from the owner's helper only; a refused login is told in words", async () => {
  const { token, postMessage } = openLogin()
  send('authorization:github:success:{"token":"evil"}', "https://evil.example.com")
  send("authorizing:github", "https://evil.example.com")
  expect(postMessage).not.toHaveBeenCalled()
  send("authorizing:github", helper)
  expect(postMessage).toHaveBeenCalledWith("authorizing:github", helper)
  send('authorization:github:success:{"token":"good","provider":"github"}', helper)
  await expect(token).resolves.toBe("good")

  const refused = openLogin().token
  send('authorization:github:error:{"message":"denied"}', helper)
  await expect(refused).rejects.toThrow("not completed")
  jest.spyOn(window, "open").mockReturnValue(null)
  await expect(openGitHubLogin(helper)).rejects.toThrow("not completed")
})

test("GitLab's code is exchanged once, and leaves the address; another state is no sign-in", async () => {
  const answer = { ok: true, json: () => Promise.resolve({ access_token: "good" }) }
  const fetch = jest.fn().mockResolvedValue(answer)
  Object.assign(globalThis, { fetch })
  const comeBack = (query: string) => {
    const begun = { verifier: "v1", state: "s1", route: "#/changes" }
    sessionStorage.setItem("editor login", JSON.stringify(begun))
    history.replaceState(null, "", `/admin/?${query}`)
    return returnFromGitLab(settings)
  }
  for (const query of ["code=c1&state=other", "error=access_denied&state=s1"])
    await expect(comeBack(query)).rejects.toThrow("not completed")
  expect(fetch).not.toHaveBeenCalled()
  expect(await comeBack("code=c1&state=s1")).toBe("good")
  const [url, { body }] = fetch.mock.calls[0]
  expect(url).toBe("https://gitlab.com/oauth/token")
  const sent = { client_id: "a1b2", code: "c1", code_verifier: "v1" }
  expect(Object.fromEntries(body)).toMatchObject(sent)
  expect(location.href).toBe("http://localhost/admin/#/changes")
  expect(await returnFromGitLab(settings)).toBeUndefined()
})

test("a token ends with the tab unless the person stays signed in", () => {
  session.signIn("short", false)
  expect([session.token(), localStorage.length]).toEqual(["short", 0])
  session.signOut()
  session.signIn("long", true)
  expect([session.token(), sessionStorage.length]).toEqual(["long", 0])
  session.signOut()
  expect(session.token()).toBeNull()
})

test("the form for a token is filled in, within GitHub's limits", () => {
  const name = "Editor 2026-12-01 a-site-with-quite-a-lo" // 40 characters
  const formOf = (own: Partial<HostSettings>) => {
    const all = { ...settings, ...own }
    const { origin, pathname, searchParams } = new URL(tokenPage(all, new Date("2026-12-01")))
    return { page: origin + pathname, ...Object.fromEntries(searchParams) }
  }
  expect(formOf({ backend: "github", apiUrl: "https://git.example.com/api/v3" })).toMatchObject({
    page: "https://git.example.com/settings/personal-access-tokens/new",
    name,
    target_name: "owner",
    contents: "write",
    pull_requests: "write",
  })
  const page = "https://gitlab.com/-/user_settings/personal_access_tokens"
  expect(formOf({})).toMatchObject({ page, name, scopes: "api" })
})
