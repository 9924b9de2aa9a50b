/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { defaultCacheControl, headersFor, parseHeaders } from "../../plugins/hosting/headers"
import { listFiles } from "../../scripts/lib/files"
import { freePort } from "../../scripts/lib/ports"
import { sendRequest } from "../support/sendRequest"

// Pages have their policy in the HTML. docs/deploying.md names what else differs from `npm run serve`.
const compared = [
  ..."cache-control cross-origin-opener-policy cross-origin-resource-policy".split(" "),
  ..."permissions-policy referrer-policy x-content-type-options x-frame-options".split(" "),
]

const folder = mkdtempSync(join(tmpdir(), "nginx-"))
const program = "nginx"
let nginx: ChildProcess | undefined

/** Starts nginx with the example of docs/deploying.md. Returns its address. */
async function startNginx() {
  const port = await freePort()
  const guide = readFileSync("docs/deploying.md", "utf8")
  const [, example = ""] = /```nginx\n([^]*?)\n```/.exec(guide) ?? []
  const site = example
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("root /srv/www;", `root ${resolve("public")};`)
    .replace("include mime.types;", "include /etc/nginx/mime.types;")
  const temporary = "client_body proxy fastcgi uwsgi scgi".split(" ")
  const file = join(folder, "nginx.conf")
  writeFileSync(
    file,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; master_process off; pid ${folder}/pid; error_log stderr notice; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
${site} }`,
  )
  nginx = spawn(program, ["-p", folder, "-c", file], { stdio: ["ignore", "ignore", "pipe"] })
  let log = ""
  for await (const part of nginx.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    log += String(part)
    if (log.includes("OS: ")) return `http://127.0.0.1:${port}`
  }
  throw new Error(log)
}

afterAll(async () => {
  if (nginx?.kill()) await once(nginx, "exit")
  rmSync(folder, { recursive: true })
})

test("nginx serves the site as the guide says", async () => {
  const origin = await startNginx()
  const rules = parseHeaders(readFileSync("public/_headers", "utf8"))
  const isServed = (file: string) => !/\.(br|gz|map)$|^_(headers|redirects)$/.test(file)
  for (const file of listFiles("public").filter(isServed)) {
    const path = encodeURI(`/${file.replace(/(^|\/)index\.html$/, "$1")}`)
    const { status, headers, body } = await sendRequest(origin, path, { "accept-encoding": "br" })
    const rule = { "cache-control": defaultCacheControl, ...headersFor(rules, path) }
    const names = file.endsWith(".svg") ? [...compared, "content-security-policy"] : compared
    const expected = Object.entries(rule).filter(([name]) => names.includes(name))
    const received = expected.map(([name]) => [name, headers[name]])
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
  expect([status, headers.location]).toEqual([301, "/about/"])
})
