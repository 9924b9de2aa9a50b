/** @jest-environment node */
import { readFileSync } from "node:fs"
import { emulateGitHub } from "../../e2e/support/hosts/gitHub"
import { gitHubOperations } from "./gitHubOperations"

type Emulator = ReturnType<typeof emulateGitHub>

const repository = "/repos/owner/site"

/** Sends a request to a new emulator, and returns what differs from GitHub's description. */
async function problemsOf(
  [method, path]: [string, string],
  { body, prepare }: { body?: object; prepare?: (emulator: Emulator) => void } = {},
) {
  const emulator = emulateGitHub({ "content/a.json": "{}" })
  emulator.accounts.set("ada", { login: "ada", rights: "write" })
  prepare?.(emulator)
  const response = await emulator.fetch(`${emulator.apiUrl}${path}`, {
    method,
    headers: { authorization: "Bearer ada" },
    body: body && JSON.stringify(body),
  })
  return { problems: [...emulator.problems], answer: await response.json() }
}

test("an answer is completed by what GitHub requires, with null where it may be", async () => {
  const { problems, answer } = await problemsOf(["GET", "/user"])
  expect(problems).toEqual([])
  expect(answer).toMatchObject({ login: "ada", email: null, public_repos: 0 })
})

test.each<[string, [string, string], object | undefined]>([
  ["an operation", ["GET", `${repository}/git/refs/heads/main`], undefined],
  ["a field of a query", ["GET", `${repository}/pulls?author=ada`], undefined],
  ["a value of a query", ["GET", `${repository}/pulls?state=new`], undefined],
  ["a number in a path", ["GET", `${repository}/pulls/first`], undefined],
  ["a field of a body", ["POST", `${repository}/git/blobs`], { content: "", charset: "utf8" }],
  ["a missing field of a body", ["POST", `${repository}/git/refs`], { ref: "refs/heads/a" }],
])("%s that GitHub does not know is a problem", async (_, request, body) => {
  const answer = { status: 404, body: { message: "Not Found" } }
  const prepare = (emulator: Emulator) => emulator.failNext(answer)
  expect((await problemsOf(request, { body, prepare })).problems).toHaveLength(1)
})

test.each([
  ["a status", { status: 418, body: { message: "I'm a teapot" } }],
  ["a field", { status: 200, body: { login: "ada", nickname: "ada" } }],
  ["a kind of value", { status: 200, body: { login: 7 } }],
])("an answer with %s that GitHub does not send is a problem", async (_, answer) => {
  const prepare = (emulator: Emulator) => emulator.failNext(answer)
  expect((await problemsOf(["GET", "/user"], { prepare })).problems).not.toEqual([])
})

test("github.json has the operations that the editor uses, and names its origin and licence", () => {
  const { info, paths } = JSON.parse(readFileSync("test/interfaces/github.json", "utf8"))
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(gitHubOperations.toSorted())
  expect(info).toMatchObject({ version: expect.any(String), license: { name: "MIT" } })
})
