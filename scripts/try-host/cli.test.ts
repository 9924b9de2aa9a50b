/** @jest-environment node */
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import { emulateGitHub } from "../../e2e/support/hosts/gitHub"
import { runScript } from "../../test/support/runScript"
import { listenAtFreePort } from "../lib/ports"

const token = "t0ken"

/** Runs the command without a terminal. */
const run = (variables: Record<string, string>) =>
  runScript("scripts/try-host/cli.ts", ".", [], { ...process.env, ...variables })

test("the command takes its variables, prints what worked, and never the token", async () => {
  const emulator = emulateGitHub({ "README.md": "" }, "http://localhost/api/v3")
  emulator.accounts.set(token, { login: "ada", rights: "write" })
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "", headers } = request
    const body = method === "GET" ? undefined : await text(request)
    const authorization = headers.authorization ?? ""
    const init = { method, body, headers: { authorization, accept: headers.accept ?? "" } }
    const answer = await emulator.fetch(`http://localhost${url}`, init)
    const type = { link: answer.headers.get("link") ?? "" }
    response.writeHead(answer.status, type).end(Buffer.from(await answer.arrayBuffer()))
  })
  const variables = {
    EDITOR_BACKEND: "github",
    EDITOR_REPO: "owner/site",
    EDITOR_API_URL: `http://localhost:${await listenAtFreePort(server)}/api/v3`,
  }
  const outcomes = await Promise.all([run({ ...variables, EDITOR_TOKEN: token }), run(variables)])
  server.close()
  expect(outcomes.map(({ status }) => status)).toEqual([0, 1])
  const outputs = outcomes.map(({ stdout, stderr }) => stdout + stderr)
  expect(outputs[0]).toMatch(/^Tried on GitHub, [\d-]+:\n\n- sign in: worked/m)
  expect(outputs[1]).toMatch(/^Set EDITOR_TOKEN/)
  for (const output of outputs) expect(output).not.toContain(token)
}, 60_000)
