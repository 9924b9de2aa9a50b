/** @jest-environment node */
import { processFile } from "gatsby-plugin-sharp/process-file"
import { readFileSync } from "node:fs"
import sharp, { type AvifOptions } from "sharp"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { avifOptions } from "../fields/picture/formats"
import { fixtureContent } from "../testing/fixtureSite"
import { setAvifOptions } from "./avifOptions"

const folder = temporaryFolder()

test("gatsby-plugin-sharp encodes AVIF with the site's options", async () => {
  const picture = `${fixtureContent}/images/fashion.png`
  const size = { width: 60, height: 45 }
  const encode = (options: AvifOptions) =>
    sharp(picture)
      .resize(size)
      .avif({ quality: 42, ...options })
      .toBuffer()
  const expected = await encode(avifOptions)
  expect(expected).not.toEqual(await encode({}))
  setAvifOptions()
  const outputPath = folder.at("picture.avif")
  const args = { ...size, toFormat: "avif", quality: 42, pngCompressionLevel: 9 }
  await processFile(picture, [{ outputPath, args }], { stripMetadata: true })
  expect(readFileSync(outputPath)).toEqual(expected)
})
