import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copySite, sentence, timeBuild } from "./copy.mjs"
import { progress, publish } from "./print.mjs"

/** How long a build takes with nothing at hand, again, and after one word was changed. */
export async function benchBuilds() {
  const { folder, remove } = copySite()
  const step = progress(3)
  try {
    const rows = []
    const times = []
    for (const what of ["cold", "warm, nothing changed", "warm, one word changed"]) {
      step(what)
      if (what.includes("word")) {
        const file = join(folder, sentence.file)
        const text = readFileSync(file, "utf8")
        writeFileSync(file, text.replace(sentence.text, "Ready to aim higher?"))
      }
      times.push(timeBuild(folder))
      rows.push({
        build: what,
        time: `${times.at(-1).toFixed(1)} s`,
        "of the cold one": (times.at(-1) / times[0]).toFixed(2),
      })
    }
    step("done")
    publish("builds", rows)
  } finally {
    remove()
  }
}
