/** @jest-environment node */
import { execFile } from "node:child_process"
import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import { emulateGitHub } from "../../e2e/support/hosts/gitHub"
import { listenAtFreePort } from "../lib/ports"

const token = "t0ken"

/** Runs the command without a terminal. */
const run = (variables: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const args = ["node_modules/tsx/dist/cli.mjs", "scripts/try-host/cli.ts"]
    const env = { ...process.env, ...variables }
    const child = execFile(process.execPath, args, { env }, (_error, stdout, stderr) =>
      done({ code: child.exitCode, output: stdout + stderr }),
    )
  })

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
  expect(outcomes.map(({ code }) => code)).toEqual([0, 1])
  expect(outcomes[0].output).toMatch(/^Tried on GitHub, [\d-]+:\n\n- sign in: worked/m)
  expect(outcomes[1].output).toMatch(/^Set EDITOR_TOKEN/)
  for (const { output } of outcomes) expect(output).not.toContain(token)
}, 60_000)
