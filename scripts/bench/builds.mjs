import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { copySite, environment, sentence } from "./copy.mjs"
import { progress, publish } from "./print.mjs"

/** How long a build takes with nothing at hand, again, and after one word was changed. */
export async function benchBuilds() {
  const { folder, remove } = copySite()
  const build = () => {
    const start = performance.now()
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", "tsx", "scripts/build.ts"],
      {
        cwd: folder,
        env: { ...environment, NODE_ENV: "production" },
        stdio: ["ignore", "ignore", "pipe"],
      },
    )
    if (status !== 0) throw new Error(String(stderr))
    return `${((performance.now() - start) / 1000).toFixed(1)} s`
  }
  const step = progress(3)
  try {
    const rows = []
    for (const what of ["cold", "warm, nothing changed", "warm, one word changed"]) {
      step(what)
      if (what.includes("word")) {
        const file = join(folder, sentence.file)
        const text = readFileSync(file, "utf8")
        writeFileSync(file, text.replace(sentence.text, "Ready to aim higher?"))
      }
      rows.push({ build: what, time: build() })
    }
    step("done")
    publish("builds", rows)
  } finally {
    remove()
  }
}
