import { test } from "../fixtures/test"
import { pages } from "../support/content"
import { expectNoShiftByLateFiles } from "../support/audits/layoutShift"
import { large, small } from "../support/navigation"

test.use({ expectsErrors: true })

const views = pages.map(({ path }) => ({ path, width: small.width }))

for (const { path, width } of [...views, { path: "/", width: large.width }])
  test(`nothing on ${path} moves while fonts, pictures and scripts arrive late, at ${width} px`, async ({
    page,
  }) => {
    await expectNoShiftByLateFiles(page, path, width)
  })
