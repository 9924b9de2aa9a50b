import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { homeText, timeBuild, withSiteCopy } from "./copySite"
import { growContent, type ContentSize } from "./growContent"
import { createProgress, printTable } from "./output"

// One number grows at a time.
const sizes: ContentSize[] = [
  { items: 3, images: 3 },
  { items: 30, images: 3 },
  { items: 300, images: 3 },
  { items: 3000, images: 3 },
  { items: 300, images: 30 },
  { items: 300, images: 300 },
]

/** Times cold and warm builds, and cold builds of ten times more items and images. */
export async function benchBuilds() {
  const rows: { build: string; seconds: string }[] = []
  const progress = createProgress(3 + sizes.length)
  const measure = (build: string, folder: string) => {
    progress(build)
    rows.push({ build, seconds: timeBuild(folder).toFixed(1) })
    // Printed after each build, because the last ones take long.
    printTable("builds", rows)
  }
  await withSiteCopy((folder) => {
    measure("cold", folder)
    measure("warm, unchanged", folder)
    const file = join(folder, homeText.file)
    writeFileSync(file, readFileSync(file, "utf8").replace(homeText.text, "Ready to aim higher?"))
    measure("warm, one text changed", folder)
  })
  for (const size of sizes)
    await withSiteCopy(async (folder) => {
      await growContent(join(folder, "content"), size)
      measure(`cold, ${size.items} items, ${size.images} images`, folder)
    })
}
