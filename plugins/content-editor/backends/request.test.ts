/** @jest-environment node */
import { text, type WordKey } from "../ui/words/words"
import { createClient } from "./request"
import type { SaveError } from "../drafts/backend"

const signOut = jest.fn()
const base = "https://api.test/repos/site/"
const client = createClient(base, { token: () => "t", signOut })
beforeEach(() => signOut.mockClear())

type Refusal = { status: number; body?: unknown; headers?: Record<string, string> }

/** The error of a request that is refused so. */
async function errorOf({ status, body = {}, headers }: Refusal, method = "POST") {
  const answer = async () => Response.json(body, { status, headers })
  jest.spyOn(globalThis, "fetch").mockImplementation(answer)
  return client.send("refs", { method }).then(
    () => undefined,
    (error: SaveError) => error,
  )
}

const saying = (status: number, message: unknown): Refusal => ({ status, body: { message } })
const rule = "Creations are restricted."
const violation = `Repository rule violations found\n\n${rule}`
const url = "https://github.com/orgs/owner/sso?authorization_request=A1B2"
const seconds = 1768467600
const time = new Date(seconds * 1000).toLocaleTimeString("en-GB", { timeStyle: "short" })

test.each<[Refusal, WordKey, Record<string, string>?]>([
  [saying(403, "Forbidden"), "hosts.noRights"],
  [saying(404, "Not Found"), "hosts.noRights"],
  [saying(400, "Not '^JIRA'"), "hosts.refused", { answer: "Not '^JIRA'" }],
  [saying(405, "does not exist"), "hosts.refused", { answer: "does not exist" }],
  [{ status: 422, body: { errors: [{ message: "A\n b" }] } }, "hosts.refused", { answer: "A b" }],
  [saying(422, violation), "hosts.rule", { rule }],
  [saying(405, `${violation} merge queue`), "hosts.mergeQueue"],
  [
    { status: 403, headers: { "x-github-sso": `required; url=${url}` } },
    "hosts.singleSignOn",
    { url },
  ],
])("%j is refused for good, in words", async (...[refusal, words, values]) => {
  const message = text(words, values)
  expect(await errorOf(refusal)).toMatchObject({ message, isConflict: false, isTemporary: false })
  expect(signOut).not.toHaveBeenCalled()
})

test.each<[number, unknown]>([
  [422, "Update is not a fast forward"],
  [422, "Reference does not exist"],
  [409, ["Another open merge request already exists for this source branch: !1"]],
  [400, "The file has changed since you started editing it"],
  [400, "A file with this name doesn't exist"],
  [400, "You can only create or edit files when you are on a branch"],
])("%i with %j is a conflict", async (status, message) => {
  const moved = { message: text("hosts.moved"), isConflict: true, status }
  expect(await errorOf(saying(status, message))).toMatchObject(moved)
})

test.each<[Refusal, WordKey, Record<string, string>?]>([
  [{ status: 500 }, "hosts.unavailable"],
  [{ status: 429 }, "hosts.rateLimit"],
  [
    { ...saying(403, "API rate limit exceeded"), headers: { "x-ratelimit-reset": `${seconds}` } },
    "hosts.rateLimitUntil",
    { time },
  ],
  [{ status: 429, headers: { "ratelimit-reset": `${seconds}` } }, "hosts.rateLimitUntil", { time }],
  [{ status: 429, headers: { "retry-after": "60" } }, "hosts.rateLimitUntil", { time }],
])("%j can be tried again", async (...[refusal, words, values]) => {
  jest.useFakeTimers({ now: (seconds - 60) * 1000 })
  const error = await errorOf(refusal)
  jest.useRealTimers()
  const message = text(words, values)
  expect(error).toMatchObject({ message, isConflict: false, isTemporary: true })
})

test("what cannot be read is not there", async () => {
  expect(await errorOf({ status: 404 }, "GET")).toMatchObject({ message: text("hosts.notFound") })
})

test("an expired token ends the sign-in, but not one that was replaced meanwhile", async () => {
  const refused = { message: text("hosts.expired"), isTemporary: true, status: 401 }
  expect(await errorOf({ status: 401 })).toMatchObject(refused)
  expect(signOut).toHaveBeenCalledTimes(1)
  const replaced = jest.fn().mockReturnValueOnce("old").mockReturnValue("new")
  for (const token of [replaced, () => null])
    await expect(createClient(base, { token, signOut }).send("user")).rejects.toMatchObject(refused)
  expect(signOut).toHaveBeenCalledTimes(1)
})

test("all pages of a list are read, with the token and the headers of the host", async () => {
  const link = '<https://api.test/refs?page=2>; rel="next", <x>; rel="last"'
  const fetching = jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValueOnce(Response.json([1, 2], { headers: { link } }))
    .mockResolvedValueOnce(Response.json([3]))
  const own = createClient(base, { token: () => "t", signOut }, { "x-version": "1" })
  expect(await own.readAll("refs", (refs: number[]) => refs)).toEqual([1, 2, 3])
  const urls = fetching.mock.calls.map(([one]) => String(one))
  expect(urls).toEqual([`${base}refs`, "https://api.test/refs?page=2"])
  const headers = { authorization: "Bearer t", accept: "application/json", "x-version": "1" }
  expect(fetching.mock.calls[0][1]).toMatchObject({ headers, cache: "no-store" })
})
