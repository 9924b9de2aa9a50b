import { spawn } from "node:child_process"
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { freePort } from "./ports"

const notCopied = [
  "node_modules",
  ".git",
  ".build",
  ".cache",
  "public",
  "test-results",
  "screenshots",
]

/** Copies the site, without what is built, to a folder in which a test may change and build it. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  for (const name of readdirSync("."))
    if (!notCopied.includes(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
  return folder
}

export const removeSite = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Puts small stand-ins in the place of the pictures, on which a build works longest. */
export async function shrinkPictures(folder: string) {
  const pictures = join(folder, "content/images")
  for (const name of readdirSync(pictures)) {
    if (!/\.(png|jpe?g|webp|avif)$/.test(name)) continue
    const file = join(pictures, name)
    writeFileSync(file, await sharp(readFileSync(file)).resize(40, 30).toBuffer())
  }
}

/** Begins to build a copy as `npm run build` does; tells its exit code and everything that it said. */
export function startBuild(folder: string, more: NodeJS.ProcessEnv = {}) {
  const program = spawn(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
    cwd: folder,
    detached: true, // A group of its own, so that it can be killed with all its processes.
    env: { ...process.env, NODE_ENV: "production", CI: "1", FORCE_COLOR: "0", ...more },
  })
  let output = ""
  const listen = (part: Buffer) => (output += part.toString())
  program.stdout.on("data", listen)
  program.stderr.on("data", listen)
  const ended = new Promise<{ code: number | null; output: string }>((done, failed) => {
    program.on("error", failed)
    program.on("close", (code) => done({ code, output }))
  })
  const said = (words: string) =>
    new Promise<void>((heard) => program.stdout.on("data", () => output.includes(words) && heard()))
  const kill = () =>
    program.pid && program.exitCode === null && process.kill(-program.pid, "SIGKILL")
  return { ended, said, kill }
}

export const build = (folder: string, more?: NodeJS.ProcessEnv) => startBuild(folder, more).ended

/** Serves what was built in a copy; returns the address and how to stop. */
export async function serveCopy(folder: string, more: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve/cli.ts"], {
    cwd: folder,
    env: { ...process.env, HOST: "", PORT: String(await freePort()), ...more },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const address = await new Promise<string>((found, failed) => {
    server.once("error", failed)
    server.once("exit", (code) => failed(new Error(`the server ended with code ${code}`)))
    server.stdout.on("data", (text: Buffer) => {
      const [url] = /http:\S+/.exec(String(text)) ?? []
      if (url) found(url)
    })
  })
  return { address, stop: () => server.kill() }
}

/** Every file below a folder whose name ends so, as one text. */
export const textBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith(ending) && statSync(file).isFile())
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")

/** HTML with its entities as characters and without the marks that React leaves between texts. */
export const readable = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
      const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }
      if (name) return named[name] ?? entity
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
    })
