import * as fc from "fast-check"
import { mkdirSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { arbitraryContent } from "../../../plugins/content-model/testing/arbitrary/arbitraryContent"
import { errorsOf } from "../../../plugins/content-model/validate/issues"
import { validateFolder } from "../../../plugins/content-model/validate/validateFolder"
import { listFiles } from "../../../scripts/lib/files"
import { expect, test } from "../../fixtures/workspace"

// CI has no time for more: BUILDS=20 SEED=7 npx playwright test --project=long-builds accepted-content
const { BUILDS = "1", SEED = "1" } = process.env
const contents = Number(BUILDS)
const drawsPerBuild = 20 // one random content in three has an error
test.setTimeout(contents * 120_000 + 300_000)

const svg = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/><script/></svg>\n`

const logos = {
  "images/mm.svg": svg('width="100mm" height="10mm"'),
  "images/large.svg": svg('width="7000" height="7000"'),
  "images/none.SVG": svg(""),
}

/** The size of each picture, which the check accepts with at most a warning. */
const pictures: Record<string, [width: number, height: number]> = {
  "images/dot.png": [1, 1],
  "images/line.webp": [3000, 150],
  "images/column.jpg": [100, 2000],
  "images/wide.avif": [480, 120],
  "images/tall.png": [120, 480],
}

test("content that the check accepts can be built", async ({ workspace }) => {
  const content = join(workspace.folder, "content")
  const random = arbitraryContent({
    pictures: Object.keys(pictures),
    logos: [...Object.keys(logos), "images/tall.png"],
  })
  let built = 0
  for (const values of fc.sample(random, {
    numRuns: drawsPerBuild * contents,
    seed: Number(SEED),
  })) {
    if (built === contents) break
    rmSync(content, { recursive: true, force: true })
    for (const folder of ["images", ...[...values.keys()].map(dirname)])
      mkdirSync(join(content, folder), { recursive: true })
    for (const [file, value] of values)
      workspace.write(`content/${file}`, `${JSON.stringify(value, null, 2)}\n`)
    for (const [file, text] of Object.entries(logos)) workspace.write(`content/${file}`, text)
    for (const [file, [width, height]] of Object.entries(pictures))
      await sharp({ create: { width, height, channels: 3, background: "teal" } }).toFile(
        join(content, file),
      )
    if (errorsOf(await validateFolder(content)).length > 0) continue
    await test.step(`content ${++built} of SEED=${SEED}`, async () => {
      const output = await workspace.build()
      expect(output).not.toMatch(/^\s+at .+:\d+|\[object |Unhandled/m)
      for (const file of listFiles(join(workspace.folder, "public")))
        if (/\.svg$/i.test(file))
          expect(workspace.read(`public/${file}`), file).not.toContain("<script")
    })
  }
  expect(built).toBe(contents)
})
