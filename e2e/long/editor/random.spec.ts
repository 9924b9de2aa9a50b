import * as fc from "fast-check"
import { errorsOf } from "../../../plugins/content-model/validate/issues"
import { validateFolder } from "../../../plugins/content-model/validate/validateFolder"
import { expect, test } from "../../fixtures/editor"
import { action } from "../../support/sequence/actions"
import { readContents } from "../../support/sequence/contents"
import { createPerformer } from "../../support/sequence/performer"

// CI has time for a few: SEQUENCES=500 SEED=7 npx playwright test --project=long-editor random.spec
const { SEQUENCES = "6", SEED = "1" } = process.env
const sequences = fc.sample(fc.array(action, { minLength: 6, maxLength: 14 }), {
  numRuns: Number(SEQUENCES),
  seed: Number(SEED),
})
// Requests fail while the server is away. Without the page beside the form, a sequence is shorter.
test.use({ expectsErrors: true, viewport: { width: 768, height: 1024 } })

for (const [index, actions] of sequences.entries())
  // With the same SEED, -g "sequence 12:" runs one of them again.
  test(`SEED=${SEED}, sequence ${index}: no word is lost`, async ({ context, site }) => {
    await test.step(JSON.stringify(actions), async () => {
      const performer = createPerformer(context, site)
      await performer.open()
      for (const one of actions) await performer.perform(one)
      const expected = await performer.finish()
      expect(readContents(site)).toEqual(expected)
      expect(errorsOf(await validateFolder(`${site.folder}/content`))).toEqual([])
    })
  })
