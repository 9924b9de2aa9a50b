import { text, type WordKey } from "../../ui/words/words"
import { createClient } from "./request"
import type { SaveError } from "../../drafts/backend"

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
const signOn = "https://github.com/orgs/owner/sso?authorization_request=A1B2"
const single = { status: 403, headers: { "x-github-sso": `required; url=${signOn}` } }
const listed = { status: 422, body: { errors: [{ message: "A\n b" }] } }

test.each<[kind: SaveError["kind"], words: WordKey, Refusal, Record<string, string>?]>([
  ["refused", "hosts.noRights", saying(403, "Archived"), { answer: "Archived" }],
  ["refused", "hosts.noRights", saying(404, "Not Found"), { answer: "Not Found" }],
  ["refused", "hosts.refused", saying(405, "does not exist"), { answer: "does not exist" }],
  ["refused", "hosts.refused", listed, { answer: "A b" }],
  ["refused", "hosts.singleSignOn", single, { url: signOn }],
  ["conflict", "hosts.moved", saying(422, "Update is not a fast forward")],
  ["conflict", "hosts.moved", saying(422, "Reference does not exist")],
  ["conflict", "hosts.moved", saying(409, ["Another open merge request already exists"])],
  ["conflict", "hosts.moved", saying(400, "The file has changed since you started editing it")],
  ["conflict", "hosts.moved", saying(400, "A file with this name doesn't exist")],
  ["conflict", "hosts.moved", saying(400, "You can only edit files when you are on a branch")],
  ["temporary", "hosts.unavailable", { status: 500 }],
  ["temporary", "hosts.rateLimit", { status: 429 }],
  ["temporary", "hosts.rateLimit", saying(403, "API rate limit exceeded")],
])("%s, in the words %s: %j", async (...[kind, words, refusal, values]) => {
  const error = await errorOf(refusal)
  expect(error).toMatchObject({ message: text(words, values), kind })
  expect(signOut).not.toHaveBeenCalled()
})

test("what cannot be read is not there", async () => {
  expect(await errorOf({ status: 404 }, "GET")).toMatchObject({ message: text("hosts.notFound") })
})

test("an expired token ends the sign-in, but not one that was replaced meanwhile", async () => {
  const refused = { message: text("hosts.expired"), kind: "temporary", status: 401 }
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
  const headers = { authorization: "Bearer t", accept: "application/json", "x-version": "1" }
  expect(fetching.mock.calls).toMatchObject([
    [new URL(`${base}refs`), { headers, cache: "no-store" }],
    [new URL("https://api.test/refs?page=2"), {}],
  ])
})
