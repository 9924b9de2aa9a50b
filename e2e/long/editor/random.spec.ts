import * as fc from "fast-check"
import { errorsOf } from "../../../plugins/content-model/validate/issues"
import { validateFolder } from "../../../plugins/content-model/validate/validateFolder"
import { expect, test } from "../../fixtures/editor"
import { action, createPerformer } from "../../support/editorSequence"

// CI has time for a few: SEQUENCES=500 SEED=7 npx playwright test --project=long-editor random
const { SEQUENCES = "6", SEED = "1" } = process.env
const sequences = fc.sample(fc.array(action, { minLength: 6, maxLength: 14 }), {
  numRuns: Number(SEQUENCES),
  seed: Number(SEED),
})
test.use({ expectsErrors: true }) // requests fail while the server is away
test.setTimeout(sequences.length * 60_000 + 60_000)

test("no random sequence of actions loses a word", async ({ context, site }) => {
  for (const [index, actions] of sequences.entries())
    await test.step(`SEED=${SEED}, sequence ${index}: ${JSON.stringify(actions)}`, async () => {
      site.restore()
      const performer = createPerformer(context, site)
      await performer.open()
      for (const one of actions) await performer.perform(one)
      const expected = await performer.finish()
      for (const [file, value] of expected)
        expect(JSON.parse(site.read(`content/${file}`)), file).toEqual(value)
      const changed = site.git("status", "--porcelain", "content").match(/\S+\.json$/gm) ?? []
      const files = changed.map((path) => path.replace("content/", ""))
      expect(files.filter((file) => !expected.has(file))).toEqual([])
      expect(errorsOf(await validateFolder(`${site.folder}/content`))).toEqual([])
      await performer.close()
    })
})
