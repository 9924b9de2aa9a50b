import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { copySite, timeBuild } from "./copy.mjs"
import { progress, publish } from "./print.mjs"

// One thing grows at a time; the third line begins both lists.
const sizes = [
  { items: 3, pictures: 3 },
  { items: 30, pictures: 3 },
  { items: 300, pictures: 3 },
  { items: 3000, pictures: 3 },
  { items: 300, pictures: 30, before: 2 },
  { items: 300, pictures: 300, before: 4 },
]

/** How long a build takes with nothing at hand, over ever more ventures and over ever more pictures. */
export async function benchGrowth() {
  const step = progress(sizes.length)
  const times = []
  const rows = []
  for (const [index, size] of sizes.entries()) {
    const { items, pictures, before = index - 1 } = size
    step(`${items} items, ${pictures} pictures`)
    times.push(await timeGrown(size))
    const growth = before < 0 ? "" : `× ${(times[index] / times[before]).toFixed(1)}`
    rows.push({
      items,
      pictures,
      time: `${times[index].toFixed(1)} s`,
      "for ten times as much": growth,
    })
    // Kept after each build, because the last ones take long.
    publish("growth", rows)
  }
  step("done")
}

/** The seconds that a cold build of so many made-up ventures takes, which share so many pictures. */
export async function timeGrown({ items, pictures }) {
  const { folder, remove } = copySite()
  try {
    await makeUp(join(folder, "content"), items, pictures)
    return timeBuild(folder)
  } finally {
    remove()
  }
}

async function makeUp(content, items, pictures) {
  const like = JSON.parse(readFileSync(join(content, "services/poultry-trading.json"), "utf8"))
  const original = sharp(join(content, like.image.file)).resize(800, 600)
  for (let number = 0; number < pictures; number++)
    // Another hue makes another picture, as hard to encode as a real one.
    await original
      .clone()
      .modulate({ hue: Math.round((number * 360) / pictures) })
      .toFile(join(content, `images/made-up-${number}.png`))

  rmSync(join(content, "services"), { recursive: true })
  mkdirSync(join(content, "services"))
  for (let number = 1; number <= items; number++) {
    const item = {
      ...like,
      id: `venture-${number}`,
      position: number,
      title: `Venture ${number}`,
      image: { ...like.image, file: `images/made-up-${number % pictures}.png` },
    }
    const file = join(content, `services/venture-${number}.json`)
    writeFileSync(file, JSON.stringify(item, null, 2))
  }
}
