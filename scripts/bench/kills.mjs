import { bytesIn, changedSite } from "../../e2e/interrupted.ts"
import { progress, publish } from "./print.mjs"

const moments = 20

/** Kills a build at moments spread over it, while visitors ask for all pages; builds again each time. */
export async function benchKills() {
  const step = progress(moments + 1)
  step("two builds that nobody disturbs")
  const site = await changedSite()
  try {
    const leave = await site.visit()
    const rows = []
    for (let moment = 0; moment < moments; moment++) {
      const after = Math.round((site.duration * (moment + 0.5)) / moments)
      step(`killed after ${after} ms`)
      site.goBack()
      const left = await site.kill(after)
      await site.buildWell()
      const isSame = JSON.stringify(bytesIn(site.site)) === JSON.stringify(site.next)
      rows.push({
        "killed after": `${after} ms`,
        "in public/": `the ${left} site`,
        "built again": isSame ? "as undisturbed" : "OTHERWISE",
      })
    }
    step("done")
    const { answers, wrong } = await leave()
    publish("kills", rows)
    console.log(`\n${answers} answers in the meantime, ${wrong.length} of them not a whole page`)
    for (const answer of new Set(wrong)) console.log(answer)
  } finally {
    site.remove()
  }
}
