/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { post } from "./post"
import { marker } from "./report"

const story = `${marker}\nA title changed.\n`
let folder: string
let stop: () => void
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "post-"))
  stop = () => {}
  writeFileSync(join(folder, "story.md"), story)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  stop()
})

/** A git host that answers by a table and writes down what it was told; what it does not know is 404. */
async function startHost(answers: Record<string, unknown>) {
  const told: string[] = []
  const server = createServer(async (request, response) => {
    const [path] = String(request.url).split("?")
    const body = await text(request)
    if (request.method !== "GET") told.push(`${request.method} ${path} ${body}`)
    const answer = answers[`${request.method} ${path}`]
    response.statusCode = answer === undefined ? 404 : 200
    response.end(JSON.stringify(answer ?? "not found"))
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  stop = () => server.close()
  return { told, address: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const onGitHub = (address: string) => ({
  GITHUB_TOKEN: "t",
  GITHUB_API_URL: address,
  GITHUB_REPOSITORY: "a/site",
  PULL_REQUEST: "7",
  HEAD: "abc",
})
const onGitLab = (address: string) => ({
  STORY_TOKEN: "t",
  CI_API_V4_URL: address,
  CI_PROJECT_ID: "5",
  CI_MERGE_REQUEST_IID: "7",
})

const comments = "/repos/a/site/issues/7/comments"
const notes = "/projects/5/merge_requests/7/notes"
const body = JSON.stringify({ body: story })
const human = { id: 1, body: `> ${marker}`, user: { type: "User" }, author: { id: 3 } }
const own = { id: 2, body: `${marker} of yesterday`, user: { type: "Bot" }, author: { id: 9 } }

test.each([
  ["GitHub", onGitHub, [human], `POST ${comments} ${body}`],
  ["GitHub", onGitHub, [human, own], `PATCH /repos/a/site/issues/comments/2 ${body}`],
  ["GitLab", onGitLab, [human], `POST ${notes} ${body}`],
  ["GitLab", onGitLab, [human, own], `PUT ${notes}/2 ${body}`],
])("on %s a story takes the place of the last one only", async (_, environment, said, expected) => {
  const { told, address } = await startHost({
    [`GET ${comments}`]: said,
    [`POST ${comments}`]: {},
    "PATCH /repos/a/site/issues/comments/2": {},
    "GET /user": { id: 9 },
    [`GET ${notes}`]: said,
    [`POST ${notes}`]: {},
    [`PUT ${notes}/2`]: {},
  })
  await post(folder, environment(address))
  expect(told).toEqual([expected])
})

test.each([undefined, "tip"])(
  "pictures are added to the branch of stories (at %s)",
  async (tip) => {
    writeFileSync(join(folder, "home-360-after.jpg"), "a picture")
    writeFileSync(join(folder, "..evil.sh"), "no picture")
    const git = "/repos/a/site/git"
    const { told, address } = await startHost({
      [`GET ${git}/ref/heads/stories`]: tip && { object: { sha: tip } },
      [`POST ${git}/blobs`]: { sha: "blob" },
      [`POST ${git}/trees`]: { sha: "tree" },
      [`POST ${git}/commits`]: { sha: "commit" },
      [`POST ${git}/refs`]: {},
      [`PATCH ${git}/refs/heads/stories`]: {},
      [`GET ${comments}`]: [],
      [`POST ${comments}`]: {},
    })
    await post(folder, onGitHub(address))
    const tree = [{ path: "abc/home-360-after.jpg", mode: "100644", type: "blob", sha: "blob" }]
    const message = "Show what pull request 7 changes"
    expect(told.slice(1, -1)).toEqual([
      `POST ${git}/trees ${JSON.stringify({ base_tree: tip, tree })}`,
      `POST ${git}/commits ${JSON.stringify({ message, tree: "tree", parents: tip ? [tip] : [] })}`,
      tip
        ? `PATCH ${git}/refs/heads/stories {"sha":"commit"}`
        : `POST ${git}/refs {"ref":"refs/heads/stories","sha":"commit"}`,
    ])
  },
)

test("a host that refuses is no success", async () => {
  const { address } = await startHost({ [`GET ${comments}`]: [] })
  await expect(post(folder, onGitHub(address))).rejects.toThrow(`POST ${address}${comments}: 404`)
})

test("without a right to write the story is the summary of the job", async () => {
  const summary = join(folder, "summary")
  expect(await post(folder, { GITHUB_STEP_SUMMARY: summary })).toContain("stays here")
  expect(readFileSync(summary, "utf8")).toBe(story)
})

test("without a story it says what to do", async () => {
  rmSync(join(folder, "story.md"))
  await expect(post(folder, {})).rejects.toThrow('run "npm run story" first')
})
