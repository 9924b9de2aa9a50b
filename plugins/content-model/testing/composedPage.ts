import type { FieldSchema } from "../model/fieldMeta"
import { schemas } from "../model/model"
import { fieldsOf, kindSchema, kindsOf, resolveRef, sectionSchema } from "../model/jsonSchema"

/** A composed page with a section of each kind, written from the examples of the model. */
export const exampleOfPage = (kinds = kindsOf(sectionSchema())) => ({
  title: "A page with every kind of section",
  description: "What a section of each kind looks like, from the first story to the last button.",
  top: exampleOf({ ...schemas.PageTop }),
  sections: kinds.map((kind) => ({
    [kind]: exampleOf(kindSchema(kind)),
  })),
})

/** The smallest valid value of a field, with the first of its examples. */
function exampleOf(field: FieldSchema): unknown {
  const schema = resolveRef(field)
  const { type, items = {}, minItems = 0, required = [], examples = ["Example"] } = schema
  if (field.$ref === "Picture") return { file: "images/story.png", decorative: true }
  if (type === "array") return Array.from({ length: minItems }, () => exampleOf(items))
  if (type !== "object") return examples[0]
  const fields = fieldsOf(schema).filter(([name]) => required.includes(name))
  return Object.fromEntries(fields.map(([name, part]) => [name, exampleOf(part)]))
}
