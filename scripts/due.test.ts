import { execFile } from "node:child_process"
import { createServer } from "node:http"
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
async function tryOn(schedule: string, hookStatus = 200, hook = "hook?token=secret") {
  let builds = 0
  const server = createServer(({ method, url }, response) => {
    if (method === "POST") builds++
    const isFile = method === "GET" && url === "/shop/.well-known/schedule.json"
    response.writeHead(method === "POST" ? hookStatus : isFile ? 200 : 404).end(schedule)
  })
  const site = `http://localhost:${await listenAtFreePort(server)}/shop/`
  const output = folder.at("output")
  folder.write("output", "")
  const { code, words } = await run(site, "--output", output, "--hook", String(new URL(hook, site)))
  server.close()
  const result = { code, words: words.replace(new URL(site).host, "site") }
  return { ...result, builds, output: folder.read("output").trim() }
}

const schedule = (...moments: string[]) => JSON.stringify({ moments })

test.each([
  ["nothing planned", schedule(), [0, "Nothing is planned.", 0, "due=false"]],
  ["nothing due", schedule(future), [0, `Nothing is due before ${future}.`, 0, "due=false"]],
  ["a build due", schedule(past, future), [0, "A build is due.", 1, "due=true"]],
])("with %s", async (_, text, [code, words, builds, output]) => {
  expect(await tryOn(text)).toEqual({ code, words, builds, output })
})

test("what is no schedule, and a build that cannot be started, are errors", async () => {
  for (const text of ["{}", schedule("1")]) {
    const words = "http://site/shop/.well-known/schedule.json is not the schedule of a site."
    expect(await tryOn(text)).toEqual({ code: 1, words, builds: 0, output: "" })
  }
  const words = "http://site answers with 500."
  expect(await tryOn(schedule(past), 500)).toMatchObject({ code: 1, words, builds: 1 })
})

test.each(["http://user:secret@localhost/", "http://localhost:1/secret"])(
  "the hook %s is not printed when it cannot be reached",
  async (hook) => {
    const { code, words } = await tryOn(schedule(past), 200, hook)
    expect(code).toBe(1)
    expect(words).toMatch(/^http:\/\/localhost(:1)? cannot be reached|^Usage/)
    expect(words).not.toContain("secret")
  },
)
