import "../../../../scripts/lib/siteModel"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { settingsFile, settingsType } from "../../../content-model/model/model"
import { fillMissing } from "./fillMissing"
import { rootField, siteData } from "./siteData"

test("the preview shows no number that the model does not allow", () => {
  const stars: FieldSchema = { type: "integer", minimum: 1, maximum: 5 }
  const shown = [3, 99, -1, "3", undefined].map((value) => fillMissing(stars, value))
  expect(shown).toEqual([3, 5, 5, 5, 5])
})

test("a group of which fields are absent is resolved as on the site", () => {
  const site = { delivery: { service: "whatsapp", phone: "914055501234" } }
  const data = siteData(new Map([[settingsFile(), site]]), () => undefined, "/")
  expect(data[rootField(settingsType())]).toMatchObject({ delivery: { phone: "914055501234" } })
})
