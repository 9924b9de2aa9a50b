import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { builtSiteIn, leadsOf } from "../src/publish/builtSite.ts"
import { caddyfile } from "../src/publish/caddy.ts"
import { configFiles } from "../plugins/hosting/headers"
import { nginxConf } from "../src/publish/nginx.ts"
import { readPathPrefix } from "../plugins/hosting/pathPrefix"
import { differencesBetween } from "./answers.mjs"
import { freePort, start } from "./served.mjs"
import { siteIn } from "./site.ts"

const prefix = readPathPrefix(process.env)
const site = builtSiteIn("public", prefix)

/** Serves public/ with each server as it is configured, and says where one answers otherwise. */
async function tryServers() {
  const scratch = mkdtempSync(join(tmpdir(), "publish-"))
  const root = join(scratch, "www")
  mkdirSync(dirname(join(root, prefix)), { recursive: true })
  symlinkSync(resolve("public"), join(root, prefix))
  const reference = createServer(siteIn("public", prefix))
  const port = await freePort()
  reference.listen(port, "127.0.0.1")
  const ours = `http://127.0.0.1:${port}`
  let wrong = 0
  try {
    for (const [name, open] of Object.entries({ nginx, caddy })) {
      const server = await open(scratch, root)
      if (!server) {
        console.log(`${name} is not installed here, so it was not tried.`)
        continue
      }
      const differences = await differencesBetween(ours, server.url, addresses)
      server.stop()
      wrong += differences.length
      console.log(
        `${name}: ${addresses.length} addresses, ${differences.length} answered otherwise`,
      )
      for (const line of differences) console.log(`  ${line}`)
    }
  } finally {
    reference.close()
    reference.closeAllConnections()
    rmSync(scratch, { recursive: true, force: true })
  }
  return wrong
}

async function nginx(scratch, root) {
  const program = "/usr/sbin/nginx"
  if (!existsSync(program)) return undefined
  const port = await freePort()
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  const conf = nginxConf(site)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replaceAll("/srv/www", root)
  const file = join(scratch, "nginx.conf")
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; worker_processes 1; pid ${scratch}/pid; error_log stderr error; events {}
    http { access_log off; ${temporary.map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join(" ")}
    ${conf} }`,
  )
  return start(port, program, ["-c", file, "-p", scratch])
}

async function caddy(scratch, root) {
  const program = "/usr/bin/caddy"
  if (!existsSync(program)) return undefined
  const port = await freePort()
  const file = join(scratch, "Caddyfile")
  const text = caddyfile(site)
    .replace(":80 {", `http://127.0.0.1:${port} {`)
    .replaceAll("/srv/www", root)
  writeFileSync(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${text}`)
  return start(port, program, ["run", "--config", file, "--adapter", "caddyfile"])
}

const addresses = [
  ...leadsOf(site)
    .flatMap(({ from, to }) => [from, to.replace(/#.*/, "")])
    .filter((address) => address.startsWith(`${prefix}/`)),
  ...site.files.filter((file) => !/\.(html|br|gz)$/.test(file)).map((file) => `${prefix}/${file}`),
  ...configFiles.map((file) => prefix + file),
  ...[
    "/about/?a=1",
    "/about?a=1&b=2",
    "/404.html",
    "/no-such-page/",
    "/no-such-page",
    "/static/no-such-picture.png",
    "/no-such-script.js",
  ].map((address) => prefix + address),
]

tryServers().then((wrong) => (process.exitCode = Number(wrong > 0)))
