import { processFile } from "gatsby-plugin-sharp/process-file"
import { readFileSync } from "node:fs"
import sharp from "sharp"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { avifOptions } from "../fields/picture/formats"
import { fixtureContent } from "../testing/fixtureSite"
import { setAvifOptions } from "./avifOptions"

const folder = temporaryFolder()

test("gatsby-plugin-sharp encodes AVIF with the site's options", async () => {
  const [picture, outputPath] = [`${fixtureContent}/images/fashion.png`, folder.at("picture.avif")]
  const options = { ...avifOptions, quality: 42 }
  const expected = await sharp(picture).resize(60, 45).avif(options).toBuffer()
  setAvifOptions()
  const args = { width: 60, height: 45, toFormat: "avif", quality: 42, pngCompressionLevel: 9 }
  await processFile(picture, [{ outputPath, args }], { stripMetadata: true })
  expect(readFileSync(outputPath)).toEqual(expected)
})
