import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import sharp from "sharp"
import { listFiles } from "../../scripts/lib/files"
import { freePort } from "../../scripts/lib/ports"

const notCopied = [
  "node_modules",
  ".git",
  ".build",
  ".cache",
  "public",
  "test-results",
  "screenshots",
]

/** Copies the repository without built files to a temporary folder. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  for (const name of readdirSync("."))
    if (!notCopied.includes(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
  return folder
}

export const removeCopy = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Replaces each image by a small one. Large images take most of the time of a build. */
export async function shrinkImages(folder: string) {
  const images = join(folder, "content/images")
  for (const name of readdirSync(images)) {
    if (!/\.(png|jpe?g|webp|avif)$/.test(name)) continue
    const file = join(images, name)
    writeFileSync(file, await sharp(readFileSync(file)).resize(40, 30).toBuffer())
  }
}

/** Starts a build of a copy, as `npm run build` does. `ended` resolves to exit code and output. */
export function startBuild(folder: string, env: NodeJS.ProcessEnv = {}) {
  const program = spawn(process.execPath, ["--import", "tsx", "scripts/build/build.ts"], {
    cwd: folder,
    detached: true, // Its own process group, so that kill() ends its children too.
    env: { ...process.env, NODE_ENV: "production", CI: "1", FORCE_COLOR: "0", ...env },
  })
  let output = ""
  const record = (part: Buffer) => (output += part.toString())
  program.stdout.on("data", record)
  program.stderr.on("data", record)
  const ended = new Promise<{ code: number | null; output: string }>((done, failed) => {
    program.on("error", failed)
    program.on("close", (code) => done({ code, output }))
  })
  const printed = (text: string) =>
    new Promise<void>((done) => program.stdout.on("data", () => output.includes(text) && done()))
  const kill = () =>
    program.pid && program.exitCode === null && process.kill(-program.pid, "SIGKILL")
  return { ended, printed, kill }
}

export const build = (folder: string, env?: NodeJS.ProcessEnv) => startBuild(folder, env).ended

/** Serves the built site of a copy. Returns its address and `stop()`. */
export async function serveCopy(folder: string, env: NodeJS.ProcessEnv = {}) {
  const server = spawn(process.execPath, ["--import", "tsx", "scripts/serve/cli.ts"], {
    cwd: folder,
    env: { ...process.env, HOST: "", PORT: String(await freePort()), ...env },
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

/** The SHA-256 of each file below a folder. `normalise` may first change what is read as Latin-1. */
export function hashFiles(folder: string, normalise = (text: string) => text) {
  const hash = (file: string) =>
    createHash("sha256")
      .update(normalise(readFileSync(join(folder, file), "latin1")), "latin1")
      .digest("hex")
  return Object.fromEntries(
    listFiles(folder)
      .toSorted()
      .map((file) => [file, hash(file)]),
  )
}

/** The concatenated text of all files below a folder whose names have this ending. */
export const textBelow = (folder: string, ending: string) =>
  listFiles(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n")

/** HTML with decoded entities and without React's empty comments. */
export const decodeEntities = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
      const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }
      if (name) return named[name] ?? entity
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal))
    })
