import { expect, test } from "../../fixtures/editor"
import { typeAndKill } from "../../support/killableBrowser"

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
