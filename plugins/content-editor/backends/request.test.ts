/** @jest-environment node */
import { text, type WordKey } from "../ui/words/words"
import { createClient } from "./request"
import type { SaveError } from "../drafts/backend"

const signOut = jest.fn()
const client = createClient("https://api.test/repos/site/", { token: () => "t", signOut })
beforeEach(() => signOut.mockClear())

type Refusal = { status: number; body?: unknown; headers?: Record<string, string> }

/** The error of a request that is refused so. */
async function errorOf({ status, body = "", headers }: Refusal, method = "POST") {
  const words = typeof body === "string" ? body : JSON.stringify(body)
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(words, { status, headers }))
  return client.send("refs", { method }).then(
    () => undefined,
    (error: SaveError) => error,
  )
}

const rule =
  "Repository rule violations found\n\nCannot create ref due to creations being restricted."
const confirm = "https://github.com/orgs/owner/sso?authorization_request=A1B2"
const pushRule = "Commit message does not follow the pattern '^JIRA'"
const reset = { "x-ratelimit-reset": "1768467600" }
const time = new Date(1768467600_000).toLocaleTimeString("en-GB", { timeStyle: "short" })

test.each<[Refusal, WordKey, Record<string, string>?]>([
  [{ status: 403, body: { message: "Forbidden" } }, "hosts.noRights"],
  [{ status: 404, body: { message: "Not Found" } }, "hosts.noRights"],
  [{ status: 405 }, "hosts.refused", { answer: "" }],
  [{ status: 400, body: { message: pushRule } }, "hosts.refused", { answer: pushRule }],
  [
    { status: 422, body: { errors: [{ message: "Too\n long" }] } },
    "hosts.refused",
    { answer: "Too long" },
  ],
  [
    { status: 422, body: { message: rule } },
    "hosts.rule",
    { rule: "Cannot create ref due to creations being restricted." },
  ],
  [{ status: 405, body: { message: `${rule} merge queue` } }, "hosts.mergeQueue"],
  [
    { status: 403, headers: { "x-github-sso": `required; url=${confirm}` } },
    "hosts.singleSignOn",
    { url: confirm },
  ],
])("%j is refused for good, in words", async (...[refusal, words, values]) => {
  const message = text(words, values)
  expect(await errorOf(refusal)).toMatchObject({ message, isConflict: false, isTemporary: false })
  expect(signOut).not.toHaveBeenCalled()
})

test.each<[number, unknown]>([
  [422, { message: "Update is not a fast forward" }],
  [422, { errors: [{ message: "A pull request already exists for owner:content/ada." }] }],
  [422, { message: "Reference does not exist" }],
  [409, { message: ["Another open merge request already exists for this source branch: !1"] }],
  [400, { message: "The file has changed since you started editing it" }],
  [400, { message: "A file with this name doesn't exist" }],
  [400, { message: "You can only create or edit files when you are on a branch" }],
])("%i with %j is a conflict", async (status, body) => {
  const message = text("hosts.moved")
  expect(await errorOf({ status, body })).toMatchObject({ message, isConflict: true, status })
})

test.each<[Refusal, WordKey, Record<string, string>?]>([
  [{ status: 500 }, "hosts.unavailable"],
  [{ status: 502, body: "<p>Bad gateway" }, "hosts.unavailable"],
  [{ status: 429 }, "hosts.rateLimit"],
  [
    { status: 403, body: { message: "API rate limit exceeded" }, headers: reset },
    "hosts.rateLimitUntil",
    { time },
  ],
  [{ status: 429, headers: { "ratelimit-reset": "1768467600" } }, "hosts.rateLimitUntil", { time }],
])("%j can be tried again", async (...[refusal, words, values]) => {
  const message = text(words, values)
  expect(await errorOf(refusal)).toMatchObject({ message, isConflict: false, isTemporary: true })
})

test("a pause that the host asks for is told with the time of its end", async () => {
  jest.useFakeTimers({ now: 1768467540_000 })
  const error = await errorOf({ status: 429, headers: { "retry-after": "60" } })
  jest.useRealTimers()
  expect(error).toMatchObject({
    message: text("hosts.rateLimitUntil", { time }),
    isTemporary: true,
  })
})

test("what cannot be read is not there", async () => {
  expect(await errorOf({ status: 404 }, "GET")).toMatchObject({ message: text("hosts.notFound") })
})

test("an expired token ends the sign-in, but not one that was replaced meanwhile", async () => {
  const refused = { message: text("hosts.expired"), isTemporary: true, status: 401 }
  expect(await errorOf({ status: 401 })).toMatchObject(refused)
  expect(signOut).toHaveBeenCalledTimes(1)
  const token = jest.fn().mockReturnValueOnce("old").mockReturnValue("new")
  const renewed = createClient("https://api.test/", { token, signOut })
  await expect(renewed.send("user")).rejects.toMatchObject(refused)
  await expect(
    createClient("https://api.test/", { token: () => null, signOut }).send("user"),
  ).rejects.toMatchObject(refused)
  expect(signOut).toHaveBeenCalledTimes(1)
})

test("all pages of a list are read, with the token and the headers of the host", async () => {
  const next = { link: '<https://api.test/refs?page=2>; rel="next", <x>; rel="last"' }
  const fetching = jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValueOnce(Response.json({ refs: [1, 2] }, { headers: next }))
    .mockResolvedValueOnce(Response.json({ refs: [3] }))
  const own = createClient(
    "https://api.test/repos/site/",
    { token: () => "t", signOut },
    { "x-version": "1" },
  )
  expect(await own.readAll("refs", ({ refs }: { refs: number[] }) => refs)).toEqual([1, 2, 3])
  expect(fetching.mock.calls.map(([url]) => String(url))).toEqual([
    "https://api.test/repos/site/refs",
    "https://api.test/refs?page=2",
  ])
  const [[, options]] = fetching.mock.calls
  const headers = { authorization: "Bearer t", accept: "application/json", "x-version": "1" }
  expect(options).toMatchObject({ headers, cache: "no-store" })
})
