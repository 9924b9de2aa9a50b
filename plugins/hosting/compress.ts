import { readdirSync, statSync } from "node:fs"
import { readFile, rm, utimes, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const text = /\.(html|js|css|json|svg|xml|txt|webmanifest|ico)$/

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

const kinds = [
  { ending: ".gz", encode: (content: Buffer) => gzipped(content, { level: 9 }) },
  {
    ending: ".br",
    encode: (content: Buffer) =>
      brotlied(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
]

/**
 * Lays beside each text file of a folder what Brotli and gzip make of it, where that is smaller, for
 * servers that send such files as they are. What an earlier build has laid there is kept where it
 * bears the time of its file, and so is of the same content.
 */
export async function compress(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const files = names
    .filter((name) => text.test(name))
    .map((name) => join(folder, name))
    // Gatsby keeps the data of a page in a folder of the page's name: page-data/404.html/.
    .filter((file) => statSync(file).isFile())
    .values()
  const work = async () => {
    for (const file of files) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function compressFile(file: string) {
  const { mtime } = statSync(file)
  const missing = kinds.filter(({ ending }) => {
    const found = statSync(file + ending, { throwIfNoEntry: false })
    return found?.mtime.getTime() !== mtime.getTime()
  })
  if (missing.length === 0) return
  const content = await readFile(file)
  for (const { ending, encode } of missing) {
    const pressed = await encode(content)
    if (pressed.length < content.length) {
      await writeFile(file + ending, pressed)
      await utimes(file + ending, mtime, mtime)
    } else await rm(file + ending, { force: true })
  }
}
