/** @jest-environment node */
import { schemas, type FieldSchema } from "../../content-model/schema/jsonSchema"
import { emptyValue, normalise } from "./normalise"

const { Service, ContactInfo } = schemas

test("a new item holds every text that it needs, four features and a picture to choose", () => {
  expect(emptyValue(Service)).toEqual({
    id: "",
    position: undefined,
    title: "",
    subtitle: "",
    description: "",
    icon: "",
    colour: "",
    features: ["", "", "", ""],
    image: { file: "" },
  })
})

test.each<[what: string, shape: FieldSchema, before: unknown, after: unknown]>([
  ["white space around a text goes", ContactInfo, { title: "  E-mail\n" }, { title: "E-mail" }],
  ["an optional field that was emptied is left out", ContactInfo, { to: " " }, {}],
  [
    "an optional group that was emptied is left out",
    ContactInfo,
    { hours: { days: "", opens: " " }, postal: { locality: "Pune" } },
    { postal: { locality: "Pune" } },
  ],
  ["a field that is needed stays, though it is empty", ContactInfo, { title: " " }, { title: "" }],
  ["a mark that is not set is left out", Service, { image: { decorative: false } }, { image: {} }],
  [
    "a mark that is set stays",
    Service,
    { image: { decorative: true } },
    { image: { decorative: true } },
  ],
  [
    "what the model does not know stays as it is",
    Service,
    { own: [" ", null] },
    { own: [" ", null] },
  ],
  [
    "entries of a list keep their order",
    Service,
    { features: ["b ", "a"] },
    { features: ["b", "a"] },
  ],
  [
    "what is no group is not made one",
    Service,
    { image: null, position: 3 },
    { image: null, position: 3 },
  ],
])("%s", (_, shape, before, after) => expect(normalise(before, shape)).toEqual(after))
