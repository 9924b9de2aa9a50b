import { test } from "../fixtures/test"
import { pages } from "../support/content"
import { expectNoShiftByLateFiles } from "../support/audits/layoutShift"
import { small } from "../support/navigation"

test.use({ viewport: small, expectsErrors: true })

for (const { path } of pages)
  test(`nothing on ${path} moves while fonts and pictures arrive late`, ({ page }) =>
    expectNoShiftByLateFiles(page, path))
