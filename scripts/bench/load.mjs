import autocannon from "autocannon"
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import {
  headersFor,
  defaultCacheControl,
  parseHeaders,
} from "../../src/publish/plugins/hosting/headers"
import { freePort, serveSite, start } from "../served.mjs"
import { median, progress, publish } from "./print.mjs"

const concurrencies = [1, 64, 512] // connections
const duration = 4 // seconds

// Where Debian and its kin put them; the module is the package libnginx-mod-http-brotli-static.
const nginx = "/usr/sbin/nginx"
const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

/** `npm run serve` under load, in turn with nginx that serves the same folder. */
export async function benchLoad(runs) {
  const hasNginx = existsSync(nginx)
  if (!hasNginx) console.log(`There is no ${nginx}: its columns are left out.`)
  const servers = { ours: await serveSite(), ...(hasNginx && { nginx: await serveNginx() }) }
  const encoding = hasNginx && !existsSync(brotli) ? "gzip" : "br"
  const requests = ["/", found(".", /^app-.+\.js$/), found("static", /\.avif$/)].map((path) => ({
    path,
    headers: { "accept-encoding": encoding },
  }))
  console.log(`${requests.map(({ path }) => path).join(", ")}, in turn, with ${encoding}`)

  const results = concurrencies.map(() =>
    Object.fromEntries(Object.keys(servers).map((name) => [name, []])),
  )
  const step = progress(runs * concurrencies.length * Object.keys(servers).length)
  try {
    for (let run = 0; run < runs; run++)
      for (const [index, connections] of concurrencies.entries())
        for (const [name, { url }] of Object.entries(servers)) {
          step(`${name}, ${connections} at once`)
          results[index][name].push(await autocannon({ url, connections, duration, requests }))
        }
    step("done")
  } finally {
    for (const { stop } of Object.values(servers)) stop()
  }
  publish(
    "load",
    concurrencies.map((connections, index) => row(connections, results[index])),
  )
}

function row(connections, { ours, nginx: theirs }) {
  const figures = (list) => ({
    rate: median(list.map(({ requests }) => requests.average)),
    p99: median(list.map(({ latency }) => latency.p99)),
    bad: list.reduce((sum, one) => sum + one.errors + one.timeouts + one.non2xx, 0),
  })
  const [own, other] = [figures(ours), theirs && figures(theirs)]
  return {
    "at once": connections,
    "requests/s": Math.round(own.rate),
    "p99 ms": own.p99,
    errors: own.bad,
    ...(other && {
      "nginx requests/s": Math.round(other.rate),
      "nginx p99 ms": other.p99,
      "nginx errors": other.bad,
      "ours/nginx": (own.rate / other.rate).toFixed(2),
    }),
  }
}

function found(folder, name) {
  const file = readdirSync(join("public", folder), { recursive: true }).find((one) =>
    name.test(one),
  )
  return `/${join(folder, file).replaceAll("\\", "/")}`
}

/** One worker, as ours is one process, and as many headers. */
async function serveNginx() {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"))
  const rules = parseHeaders(readFileSync("public/_headers", "utf8"))
  const headers = { "cache-control": defaultCacheControl, ...headersFor(rules, "/") }
  const file = join(folder, "nginx.conf")
  writeFileSync(
    file,
    `${existsSync(brotli) ? `load_module ${brotli};` : ""}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 1024; }
    http {
      include /etc/nginx/mime.types;
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      gzip_static on; gzip_vary on; ${existsSync(brotli) ? "brotli_static on;" : ""}
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join("\n")}
      server {
        listen 127.0.0.1:${port} backlog=1024; root ${resolve("public")};
        error_page 404 /404.html;
        ${Object.entries(headers)
          .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`)
          .join("\n")}
      }
    }`,
  )
  const server = await start(port, nginx, ["-c", file, "-p", folder])
  return {
    ...server,
    stop: () => {
      server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
