/** @jest-environment node */
import { execFile } from "node:child_process"
import { createServer } from "node:http"
import { readFileSync } from "node:fs"
import { promisify } from "node:util"
import { temporaryFolder } from "../test/support/temporaryFolder"
import { listenAtFreePort } from "./lib/ports"

const folder = temporaryFolder()
const past = "2020-01-01T00:00:00.000Z"
const future = "2999-01-01T00:00:00.000Z"

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ["scripts/due.mjs", ...args]).then(
    ({ stdout }) => ({ code: 0, words: stdout.trim() }),
    (error: { code: number; stderr: string }) => ({ code: error.code, words: error.stderr.trim() }),
  )

/** Serves a schedule and a build hook on loopback. Returns the result and the number of builds. */
async function tryOn(schedule: string, hookStatus = 200) {
  let builds = 0
  const server = createServer(({ method, url }, response) => {
    if (method === "POST") builds++
    const isFile = method === "GET" && url === "/shop/.well-known/schedule.json"
    response.writeHead(method === "POST" ? hookStatus : isFile ? 200 : 404).end(schedule)
  })
  const site = `http://localhost:${await listenAtFreePort(server)}/shop/`
  const output = folder.at("output")
  folder.write("output", "")
  const { code, words } = await run(site, "--output", output, "--hook", `${site}hook?token=secret`)
  server.close()
  const { host } = new URL(site)
  return {
    code,
    words: words.replace(host, "site"),
    builds,
    output: readFileSync(output, "utf8").trim(),
  }
}

const schedule = (...moments: string[]) => JSON.stringify({ moments })

test.each([
  ["nothing planned", schedule(), [0, "Nothing is planned.", 0, "due=false"]],
  ["nothing due", schedule(future), [0, `Nothing is due before ${future}.`, 0, "due=false"]],
  ["a build due", schedule(past, future), [0, "A build is due.", 1, "due=true"]],
  ["no schedule", "<html>", [1, expect.stringContaining("is not valid JSON"), 0, ""]],
])("with %s", async (_, text, [code, words, builds, output]) => {
  expect(await tryOn(text)).toEqual({ code, words, builds, output })
})

const wrongTypes = ["[1,2]", '["soon"]', "2020"].map((one) => `{"moments":${one}}`)

test.each(["{}", "null", ...wrongTypes])("%s is no schedule", async (text) => {
  const words = "http://site/shop/.well-known/schedule.json is not the schedule of a site."
  expect(await tryOn(text)).toEqual({ code: 1, words, builds: 0, output: "" })
})

test("a build that cannot be started is an error, and is tried again", async () => {
  const words = "http://site answers with 500."
  for (let hour = 1; hour <= 2; hour++)
    expect(await tryOn(schedule(past), 500)).toMatchObject({ code: 1, words, builds: 1 })
})

test.each(["http://user:secret@localhost/", "http://localhost:1/secret", "//secret"])(
  "the hook %s is not printed when it cannot be reached",
  async (hook) => {
    const server = createServer((_request, response) => response.end(schedule(past)))
    const site = `http://localhost:${await listenAtFreePort(server)}`
    const { code, words } = await run(site, "--hook", hook)
    server.close()
    expect(code).toBe(1)
    expect(words).toMatch(/^http:\/\/localhost(:1)? cannot be reached|^Usage/)
    expect(words).not.toContain("secret")
  },
)

test("a site that is down is an error in words", async () => {
  const server = createServer()
  const port = await listenAtFreePort(server)
  await new Promise((done) => server.close(done))
  const { code, words } = await run(`http://localhost:${port}`)
  expect([code, words]).toEqual([
    1,
    expect.stringMatching(/^http:\/\/localhost:\d+ cannot be reached: .+\.$/),
  ])
})

test("without an address the usage is printed", async () => {
  expect(await run()).toEqual({ code: 1, words: expect.stringMatching(/^Usage: /) })
})
