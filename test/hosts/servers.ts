import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../../scripts/lib/ports"
import { npmTools, toolFolder } from "../../scripts/lib/npmTool"

/** A built site below a path prefix. `root` is the folder that holds the prefix, `work` is empty. */
type Site = {
  root: string
  prefix: string
  work: string
  /** A free one by default. */
  port?: number
  /** The origin of the pages whose assets are served. */
  pagesOrigin?: string
}
type Host = { origin: string; stop: () => Promise<void> }

const guide = readFileSync("docs/deploying.md", "utf8")
/** The example of docs/deploying.md in a language. */
const example = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\\n *\`\`\``).exec(guide)?.[1] ?? ""

// What the guide says of a path prefix.
const withPrefix = (text: string, prefix: string) =>
  prefix
    ? text.replace(/(?<=[\s^~"|])\/(?=static\/|page-data\/|admin\/|404\.html|_)/g, `${prefix}/`)
    : text

// What the guide says of a server of assets.
function forPages(text: string, origin?: string) {
  if (!origin) return text
  const name = "Access-Control-Allow-Origin"
  return text
    .replace(/(page-data\/"|@own Cross-Origin-Resource-Policy) same-origin/, "$1 cross-origin")
    .replace("add_header Cache-Control", `add_header ${name} ${origin} always;\n$&`)
    .replace("header {\n", `$&${name} ${origin}\n`)
}

async function run(command: string, args: string[], cwd: string, port: number): Promise<Host> {
  const env = {
    ...process.env,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    HOME: cwd,
    XDG_DATA_HOME: cwd,
  }
  const program = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  })
  let output = ""
  for (const stream of [program.stdout, program.stderr])
    stream.on("data", (part: Buffer) => (output += part.toString()))
  const origin = `http://127.0.0.1:${port}`
  await untilServed(origin, program, () => output)
  return { origin, stop: () => stop(program) }
}

async function untilServed(origin: string, program: ChildProcess, output: () => string) {
  const end = Date.now() + 60_000
  while (program.exitCode === null && Date.now() < end) {
    const isServed = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isServed) return
    await new Promise((done) => setTimeout(done, 200))
  }
  await stop(program)
  throw new Error(`The server does not answer.\n${output()}`)
}

async function stop(program: ChildProcess) {
  if (program.exitCode !== null || !program.pid) return
  process.kill(-program.pid) // and its own programs
  await once(program, "exit")
}

async function nginx({ root, prefix, work, port, pagesOrigin }: Site) {
  port ??= await freePort()
  const server = forPages(withPrefix(example("nginx"), prefix), pagesOrigin)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("root /srv/www;", `root ${root};`)
    .replace("include mime.types;", "include /etc/nginx/mime.types;")
  const file = join(work, "nginx.conf")
  writeFileSync(
    file,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; pid ${work}/nginx.pid; error_log stderr; events {} http { access_log off; ${server} }`,
  )
  return run("nginx", ["-p", work, "-c", file], work, port)
}

async function caddy({ root, prefix, work, port, pagesOrigin }: Site) {
  port ??= await freePort()
  const server = forPages(withPrefix(example("caddyfile"), prefix), pagesOrigin)
    .replace("www.example.com {", `http://127.0.0.1:${port} {`)
    .replace("root * /srv/www", `root * ${root}`)
  const file = join(work, "Caddyfile")
  writeFileSync(file, `{\n\tadmin off\n}\n${server}\n`)
  return run("caddy", ["run", "--config", file, "--adapter", "caddyfile"], work, port)
}

const wrangler = join(toolFolder(npmTools.wrangler), "wrangler/bin/wrangler.js")
const options = (port: number) => ["--ip", "127.0.0.1", "--port", String(port)]

async function cloudflarePages({ root, work }: Site) {
  const port = await freePort()
  return run(process.execPath, [wrangler, "pages", "dev", root, ...options(port)], work, port)
}

async function cloudflareWorkers({ root, work }: Site) {
  const port = await freePort()
  writeFileSync(join(work, "not-found.mjs"), example("js"))
  writeFileSync(
    join(work, "wrangler.jsonc"),
    example("jsonc").replace('"public"', JSON.stringify(root)),
  )
  return run(process.execPath, [wrangler, "dev", ...options(port)], work, port)
}

/** A server that knows files and nothing of headers. */
async function plain({ root, work }: Site) {
  const port = await freePort()
  const address = ["--bind", "127.0.0.1", String(port)]
  return run("python3", ["-m", "http.server", "--directory", root, ...address], work, port)
}

export const hosts = { plain, nginx, caddy, cloudflarePages, cloudflareWorkers }

export type HostName = keyof typeof hosts
