import { test } from "../../fixtures/editor"
import { expectGoodLook } from "../../support/audits/editorLook"
import { editorViews } from "../../support/editor/editorViews"

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const [name, visit] of Object.entries(editorViews))
  test(`${name}: axe finds nothing, and nothing scrolls sideways`, async ({
    page,
    editor,
    site,
  }) => {
    await visit({ page, editor, site })
    await expectGoodLook(page)
  })
