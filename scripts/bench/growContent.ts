import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"

export type ContentSize = { items: number; images: number }

/** Replaces the services of a content folder with generated ones, which share generated images. */
export async function growContent(content: string, { items, images }: ContentSize) {
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
