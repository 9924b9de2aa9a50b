import "../../../../scripts/lib/siteModel"
import { schemas } from "../../../content-model/model/model"
import type { FieldSchema } from "../../../content-model/model/fieldMeta"
import { normalise } from "./normalise"

const { Service, ContactInfo, Page } = schemas

test.each<[what: string, schema: FieldSchema, before: unknown, after?: unknown]>([
  ["an empty optional field is removed", ContactInfo, { to: " " }, {}],
  [
    "an empty optional group is removed",
    ContactInfo,
    { hours: { week: [], timeZone: " " }, shown: {}, postal: { locality: "Pune" } },
    { postal: { locality: "Pune" } },
  ],
  ["an empty required field stays", ContactInfo, { title: " " }, { title: "" }],
  ["an unset checkbox is removed", Service, { image: { decorative: false } }, { image: {} }],
  ["a set checkbox stays", Service, { image: { decorative: true } }],
  ["a page stays out of search results", Page, { inSearch: false }],
  ["a page in search results has no field", Page, { inSearch: true }, {}],
  ["a shown item has no field", Service, { hidden: false, formerIds: [] }, {}],
  ["a focal point in a corner stays", Service, { image: { focus: { x: 0, y: 0 } } }],
  ["a field that the model does not define stays", Service, { own: [" ", null] }],
  ["list entries keep their order", Service, { features: ["b ", "a"] }, { features: ["b", "a"] }],
  ["a value that is not an object stays", Service, { image: null, position: 3 }],
])("%s", (_, schema, before, ...[after = before]) => {
  expect(normalise(before, schema)).toEqual(after)
})
