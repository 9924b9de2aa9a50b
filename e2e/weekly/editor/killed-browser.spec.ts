import { expect, test } from "../../fixtures/editor"
import { drawSequences, editAndKill, typeAndKill } from "../../support/killableBrowser"

const kills = Number(process.env.KILLS ?? 3)

test.describe.configure({ timeout: 120_000 * kills })

for (const pauseMs of [500, 1500, 7000, 30_000])
  test(`no letter is lost when the browser is killed ${pauseMs} ms after typing`, async ({
    site,
    launchOptions: { executablePath: executable = "" },
  }, info) => {
    const lost: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      const profile = info.outputPath(String(kill))
      const { before, after } = await typeAndKill(site, { executable, profile, pauseMs })
      if (after !== before) lost.push(after)
    }
    expect(lost).toEqual([])
  })

test("random sequences with kills lose no word, and change nothing that nobody touched", async ({
  site,
  launchOptions: { executablePath: executable = "" },
}, info) => {
  const seed = Number(process.env.SEED ?? 1)
  const original = site.git("ls-files", "content").trim().split("\n")
  for (const [index, sequence] of drawSequences(kills, seed).entries()) {
    const profile = info.outputPath(`sequence-${index}`)
    const { shown, after } = await editAndKill(site, sequence, { executable, profile })
    const place = `sequence ${index} of SEED=${seed}: ${JSON.stringify(sequence)}`
    expect([...after], place).toEqual([...shown])
    const changed = site.git("diff", "--name-only").trim().split("\n").filter(Boolean)
    const touched = [...shown.keys()].map((file) => `content/${file}`)
    expect(
      changed.filter((file) => !touched.includes(file)),
      place,
    ).toEqual([])
    expect(site.git("ls-files", "content").trim().split("\n"), place).toEqual(original)
    site.restore()
  }
})
