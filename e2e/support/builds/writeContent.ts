import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { contentOf, staticFiles, type WriteText } from "./extremeContent"

// A word mark is about three times as wide as it is high.
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="15" fill="#888"/></svg>\n`

/** Replaces content/ of a copy of the repository. */
export async function writeContent(repository: string, writeText: WriteText) {
  const content = join(repository, "content")
  rmSync(content, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    writeFileSync(join(content, path), text)
  }
  for (const [path, value] of Object.entries(contentOf(writeText)))
    write(path, `${JSON.stringify(value, null, 2)}\n`)
  write("images/logo.svg", logo)
  for (const file of staticFiles) write(`../static${file}`, file)
  for (const [name, width, height] of [
    ["wide", 480, 120],
    ["tall", 120, 480],
  ] as const)
    await sharp({ create: { width, height, channels: 3, background: "#777" } }).toFile(
      join(content, `images/${name}.png`),
    )
}
