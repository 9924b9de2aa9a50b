/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { defaultCacheControl, headersFor, parseHeaders } from "../plugins/hosting/headers"
import { listFiles } from "../scripts/lib/files"
import { lacksPrograms } from "../scripts/lib/npmTool"
import { freePort } from "../scripts/lib/ports"
import { sendRequest } from "./support/sendRequest"

// Caddy sends no policy with pages, which have it in their HTML. docs/deploying.md names each difference.
const compared = [
  ..."cache-control cross-origin-opener-policy cross-origin-resource-policy".split(" "),
  ..."permissions-policy referrer-policy x-content-type-options x-frame-options".split(" "),
]

const folder = mkdtempSync(join(tmpdir(), "caddy-"))
const root = resolve("public")
let caddy: ChildProcess | undefined

/** Starts Caddy with the example of docs/deploying.md. Returns its address. */
async function startCaddy() {
  const origin = `http://127.0.0.1:${await freePort()}`
  const guide = readFileSync("docs/deploying.md", "utf8")
  const [, example = ""] = /```caddyfile\n([^]*?)\n```/.exec(guide) ?? []
  const site = example.replace("www.example.com", origin).replace("/srv/www", root)
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${site}\n`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder }
  caddy = spawn("caddy", ["run"], { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"] })
  let log = ""
  for await (const part of caddy.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    log += String(part)
    if (log.includes("serving initial configuration")) return origin
  }
  throw new Error(log)
}

afterAll(async () => {
  if (caddy?.kill()) await once(caddy, "exit")
  rmSync(folder, { recursive: true })
})

const lack = lacksPrograms(["caddy"], "caddy")
const describeCaddy = lack ? describe.skip : describe

describeCaddy(`Caddy. ${lack ?? ""}`, () => {
  test("serves the site as the guide says", async () => {
    const origin = await startCaddy()
    const rules = parseHeaders(readFileSync("public/_headers", "utf8"))
    const isServed = (file: string) => !/\.(br|gz|map)$|^_(headers|redirects)$/.test(file)
    for (const file of listFiles("public").filter(isServed)) {
      const path = encodeURI(`/${file.replace(/(^|\/)index\.html$/, "$1")}`)
      const { status, headers, body } = await sendRequest(origin, path, { "accept-encoding": "br" })
      const names = file.endsWith(".svg") ? [...compared, "content-security-policy"] : compared
      const rule = new Map(
        Object.entries({ "cache-control": defaultCacheControl, ...headersFor(rules, path) }),
      )
      const expected = names.filter((name) => rule.has(name)).map((name) => [name, rule.get(name)])
      const received = expected.map(([name = ""]) => [name, headers[name]])
      expect([path, status, ...received]).toEqual([path, 200, ...expected])
      const isCompressed = existsSync(`public/${file}.br`)
      expect(headers["content-encoding"]).toBe(isCompressed ? "br" : undefined)
      const sent = isCompressed ? brotliDecompressSync(body) : body
      expect(sent.equals(readFileSync(`public/${file}`))).toBe(true)
    }
    for (const path of ["/no-such-page/", "/_headers", "/_redirects"]) {
      const { status, headers, body } = await sendRequest(origin, path)
      expect([status, headers["cache-control"]]).toEqual([404, defaultCacheControl])
      expect(body.equals(readFileSync("public/404.html"))).toBe(true)
    }
    const { status, headers } = await sendRequest(origin, "/about")
    expect([status, headers.location]).toEqual([308, "/about/"])
  }, 60_000)
})
