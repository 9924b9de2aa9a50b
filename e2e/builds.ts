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

const notCopied = ["node_modules", ".git", ".cache", "public", "test-results", "screenshots"]

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

/** Runs `gatsby build` in a copy; returns its exit code and everything that it said. */
export function build(folder: string) {
  return new Promise<{ code: number | null; output: string }>((done, failed) => {
    const gatsby = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: "production",
        CI: "1",
        FORCE_COLOR: "0",
        GATSBY_TELEMETRY_DISABLED: "1",
      },
    })
    let output = ""
    const listen = (part: Buffer) => (output += part.toString())
    gatsby.stdout.on("data", listen)
    gatsby.stderr.on("data", listen)
    gatsby.on("error", failed)
    gatsby.on("close", (code) => done({ code, output }))
  })
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
