import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copySite, homeText, timeBuild } from "./copySite"
import { growContent, type ContentSize } from "./growContent"
import { createProgress, printTable } from "./output"

type Row = { build: string; time: string; "compared to": string; ratio: string }

// One number grows at a time. The first two sizes begin the list of items, the third that of images.
const sizes: (ContentSize & { comparedTo?: number })[] = [
  { items: 3, images: 3 },
  { items: 30, images: 3, comparedTo: 0 },
  { items: 300, images: 3, comparedTo: 1 },
  { items: 3000, images: 3, comparedTo: 2 },
  { items: 300, images: 30, comparedTo: 2 },
  { items: 300, images: 300, comparedTo: 4 },
]

/** Times cold and warm builds, and cold builds of ten times more items and images. */
export async function benchBuilds() {
  const rows: Row[] = []
  const add = (build: string, time: number, comparedTo = "", base = NaN) => {
    const ratio = comparedTo && (time / base).toFixed(2)
    rows.push({ build, time: `${time.toFixed(1)} s`, "compared to": comparedTo, ratio })
    // Printed after each build, because the last ones take long.
    printTable("builds", rows)
  }
  const progress = createProgress(3 + sizes.length)
  timeWarmBuilds(progress, add)

  const nameOf = ({ items, images }: ContentSize) => `cold, ${items} items, ${images} images`
  const times: number[] = []
  for (const size of sizes) {
    progress(nameOf(size))
    const time = await timeGrownBuild(size)
    times.push(time)
    const { comparedTo } = size
    if (comparedTo === undefined) add(nameOf(size), time)
    else add(nameOf(size), time, nameOf(sizes[comparedTo]), times[comparedTo])
  }
  progress("done")
}

function timeWarmBuilds(
  progress: (step: string) => void,
  add: (build: string, time: number, comparedTo?: string, base?: number) => void,
) {
  const { folder, remove } = copySite()
  try {
    progress("cold")
    const cold = timeBuild(folder)
    add("cold", cold)
    progress("warm, unchanged")
    add("warm, unchanged", timeBuild(folder), "cold", cold)
    const file = join(folder, homeText.file)
    writeFileSync(file, readFileSync(file, "utf8").replace(homeText.text, "Ready to aim higher?"))
    progress("warm, one text changed")
    add("warm, one text changed", timeBuild(folder), "cold", cold)
  } finally {
    remove()
  }
}

async function timeGrownBuild(size: ContentSize) {
  const { folder, remove } = copySite()
  try {
    await growContent(join(folder, "content"), size)
    return timeBuild(folder)
  } finally {
    remove()
  }
}
