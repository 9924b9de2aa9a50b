import { readdirSync, statSync } from "node:fs"
import { readFile, rm, utimes, writeFile } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const textFile = /\.(html|js|css|json|svg|xml|txt|webmanifest|ico)$/

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

const formats = [
  { extension: ".gz", encode: (content: Buffer) => gzipAsync(content, { level: 9 }) },
  {
    extension: ".br",
    encode: (content: Buffer) =>
      brotliAsync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
]

/**
 * Writes a .br and a .gz file beside each text file of a folder, where that is smaller, for servers
 * that send precompressed files. Keeps those of an earlier build that have the time of their file.
 */
export async function compress(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
  const files = names
    .filter((name) => textFile.test(name))
    .map((name) => join(folder, name))
    // Gatsby names folders after pages: page-data/404.html/.
    .filter((file) => statSync(file).isFile())
    .values()
  const compressNext = async () => {
    for (const file of files) await compressFile(file)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext))
}

async function compressFile(file: string) {
  const { mtime } = statSync(file)
  const outdated = formats.filter(({ extension }) => {
    const existing = statSync(file + extension, { throwIfNoEntry: false })
    return existing?.mtime.getTime() !== mtime.getTime()
  })
  if (outdated.length === 0) return
  const content = await readFile(file)
  for (const { extension, encode } of outdated) {
    const encoded = await encode(content)
    if (encoded.length < content.length) {
      await writeFile(file + extension, encoded)
      await utimes(file + extension, mtime, mtime)
    } else await rm(file + extension, { force: true })
  }
}
