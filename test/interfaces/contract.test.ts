/** @jest-environment node */
import { problemsIn } from "../../e2e/support/hosts/contract"

const repository = "/repos/owner/site"
const refused = { status: 404, body: { message: "Not Found" } }
type Row = [line: string, body?: object, answer?: { status: number; body: object }]
const ofUser = (status: number, body: object): Row => ["GET /user", undefined, { status, body }]

function check(...[line, body, answer = refused]: Row) {
  const [method, address] = line.split(" ")
  const { pathname, searchParams: query } = new URL(address, "https://host.test")
  const text = body ? JSON.stringify(body) : ""
  return problemsIn({ name: `${method} ${pathname}`, query, body: text }, answer)
}

test.each<[string, ...Row]>([
  ["an operation", `GET ${repository}/git/refs/heads/main`],
  ["a field of a query", `GET ${repository}/pulls?author=ada`],
  ["a value of a query", `GET ${repository}/pulls?state=new`],
  ["a field of a body", `POST ${repository}/git/blobs`, { content: "", charset: "utf8" }],
  ["a missing field of a body", `POST ${repository}/git/refs`, { ref: "refs/heads/a" }],
  ["a status", ...ofUser(418, { message: "I'm a teapot" })],
  ["a field of an answer", ...ofUser(200, { login: "ada", nickname: "ada" })],
  ["a kind of value", ...ofUser(200, { login: 7 })],
])("%s that GitHub does not know is a problem", (_, ...row) => {
  expect(check(...row)).not.toEqual([])
})

test("what GitHub knows is no problem", () => {
  expect(check(...ofUser(200, { login: "ada" }))).toEqual([])
  expect(check(`GET ${repository}/git/matching-refs/heads/content/ada`)).toEqual([])
  expect(check(`POST ${repository}/git/blobs`, { content: "", encoding: "base64" })).toEqual([])
})
