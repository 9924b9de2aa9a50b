import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { homeText, timeBuild, withSiteCopy } from "./copySite"
import { createProgress, printTable } from "./output"

type ContentSize = { items: number; images: number }

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

/** Replaces the services of a content folder with generated ones, which share generated images. */
async function growContent(content: string, { items, images }: ContentSize) {
  const template = JSON.parse(readFileSync(join(content, "services/poultry-trading.json"), "utf8"))
  const original = sharp(join(content, template.image.file)).resize(800, 600)
  for (let number = 0; number < images; number++)
    // Another hue makes another image, which is as slow to encode as a real one.
    await original
      .clone()
      .modulate({ hue: Math.round((number * 360) / images) })
      .toFile(join(content, `images/generated-${number}.png`))

  rmSync(join(content, "services"), { recursive: true })
  mkdirSync(join(content, "services"))
  for (let number = 1; number <= items; number++) {
    const item = {
      ...template,
      id: `venture-${number}`,
      position: number,
      title: `Venture ${number}`,
      image: { ...template.image, file: `images/generated-${number % images}.png` },
    }
    const file = join(content, `services/venture-${number}.json`)
    writeFileSync(file, JSON.stringify(item, null, 2))
  }
}
