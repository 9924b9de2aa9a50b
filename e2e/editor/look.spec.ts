import { test } from "../fixtures/editor"
import { expectGoodLook } from "../support/audits/editorLook"
import { editorViews } from "../support/editorViews"

test.use({ contextOptions: { reducedMotion: "reduce" } })

// The other views are in e2e/long/editor/.
for (const name of [
  "start",
  "a form",
  "a form with errors",
  "a new item",
  "pictures",
  "a page of your own",
])
  test(`${name}: axe finds nothing, and nothing scrolls sideways`, async ({
    page,
    editor,
    site,
  }) => {
    await editorViews[name]({ page, editor, site })
    await expectGoodLook(page)
  })
