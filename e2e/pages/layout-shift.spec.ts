import { test } from "../fixtures/test"
import { pages } from "../support/content"
import { expectNoShiftByLateFiles } from "../support/audits/layoutShift"
import { large, small } from "../support/navigation"

test.use({ expectsErrors: true })

const views = pages.map(({ path }) => ({ path, viewport: small }))

for (const { path, viewport } of [...views, { path: "/", viewport: large }])
  test(`nothing on ${path} moves while fonts, pictures and scripts arrive late, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await expectNoShiftByLateFiles(page, path)
  })
