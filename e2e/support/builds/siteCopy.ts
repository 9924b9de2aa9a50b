import { execFileSync } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import sharp from "sharp"

const notCopied =
  /^(\.git|\.build|\.cache|content|node_modules|public|pr-report|static|test-results)$/

const fixtureSite = "test/fixture"

export type SiteCopy = Awaited<ReturnType<typeof createSiteCopy>>

const sources = () => readdirSync(".").filter((name) => !notCopied.test(name))

/**
 * Copies sources to a temporary folder, all unless some are named. Its content/ and static/ are those of
 * the fixture, or of another site. Its images are small, and it is a git repository.
 */
export async function createSiteCopy(names = sources(), site = fixtureSite) {
  const folder = mkdtempSync(join(tmpdir(), "site-"))
  cpSync(site, folder, { recursive: true })
  for (const name of names) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction")
  await shrinkImages(join(folder, "content/images"))

  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
  const git = (...args: string[]) =>
    execFileSync("git", [...author, ...args], { cwd: folder, encoding: "utf8" })
  git("init", "--quiet")
  git("add", "--all")
  git("commit", "--quiet", "--message", "The site")

  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return {
    folder,
    git,
    read,
    write,
    /** Replaces texts in a file. Throws if a text is not there. */
    replace(file: string, ...texts: [search: string, text: string][]) {
      let content = read(file)
      for (const [search, text] of texts) {
        if (!content.includes(search)) throw new Error(`${file} does not contain ${search}`)
        content = content.replace(search, () => text)
      }
      write(file, content)
    },
    /** Undoes all changes of sources. Built files stay. */
    restore() {
      git("reset", "--quiet", "--hard")
      git("clean", "--force", "--quiet", "-d")
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Replaces each image by a small one. Large images take most of the time of a build. */
async function shrinkImages(folder: string) {
  for (const name of readdirSync(folder).filter((file) => /\.(png|jpe?g|webp|avif)$/.test(file))) {
    const file = join(folder, name)
    writeFileSync(file, await sharp(readFileSync(file)).resize(40, 30).toBuffer())
  }
}
