import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { validateFolder } from "../../plugins/content-model/validate/validateFolder"

const sizes = [10, 100, 1000, 10_000] // items
const itemsAPicture = 10

/** The content report over made-up ventures; every tenth has a mistake, every tenth a picture of its own. */
export async function benchReport() {
  console.log(
    "items     files   findings     time   per item   growth of the time for ten times as much",
  )
  let before
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), "bench-"))
    try {
      await makeUp(folder, size)
      const start = performance.now()
      const { length } = await validateFolder(folder)
      const time = performance.now() - start
      const cells = [
        String(size).padStart(5),
        String(size + 16).padStart(10),
        String(length).padStart(11),
        `${time.toFixed(0)} ms`.padStart(9),
        `${(time / size).toFixed(2)} ms`.padStart(11),
        before ? `× ${(time / before).toFixed(1)}`.padStart(9) : "",
      ]
      console.log(cells.join(""))
      before = time
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

async function makeUp(folder, size) {
  cpSync("content", folder, { recursive: true })
  rmSync(join(folder, "services"), { recursive: true })
  mkdirSync(join(folder, "services"))
  const like = JSON.parse(readFileSync("content/services/poultry-trading.json", "utf8"))
  const picture = await sharp({
    create: { width: 1600, height: 1200, channels: 3, background: "#777" },
  })
    .png()
    .toBuffer()
  for (let index = 1; index <= size; index++) {
    const number = Math.ceil(index / itemsAPicture)
    const file = `images/made-up-${number}.png`
    if (index % itemsAPicture === 1) writeFileSync(join(folder, file), picture)
    const item = {
      ...like,
      id: `venture-${index}`,
      position: Math.min(index, 9999),
      title: `Venture ${index}`,
      icon: index % 10 === 0 ? "eggg" : "egg",
      colour: `#${((index * 7919) % 0x1000000).toString(16).padStart(6, "0")}`,
      image: { ...like.image, file },
      action: `/services/#venture-${index % 10 === 5 ? `x${index}` : 1 + ((index * 31) % size)}`,
    }
    writeFileSync(join(folder, `services/venture-${index}.json`), JSON.stringify(item, null, 2))
  }
}
