import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { fillMissing } from "./fillMissing"

test("the preview shows no number that the model does not allow", () => {
  const stars: FieldSchema = { type: "integer", minimum: 1, maximum: 5 }
  const shown = [3, 99, -1, "3", undefined].map((value) => fillMissing(stars, value))
  expect(shown).toEqual([3, 5, 5, 5, 5])
})
