import * as fc from "fast-check"
import type { FieldSchema } from "../../model/fieldMeta"
import { kindsOf, sectionSchema } from "../../model/jsonSchema"
import type { RichText } from "../../fields/markdown/markdown"
import { withoutGap } from "./arbitraryTimes"

type ValueOf = (field: FieldSchema) => fc.Arbitrary<unknown>

/** A section of any kind. */
export const arbitrarySection = (valueOf: ValueOf) =>
  fc.oneof(
    ...kindsOf(sectionSchema()).map((kind) => {
      const { anchor = {}, shown = {}, [kind]: own = {} } = sectionSchema().properties ?? {}
      const parts = { anchor: valueOf(anchor), shown: valueOf(shown), [kind]: valueOf(own) }
      return fc.record(parts, { requiredKeys: [kind] })
    }),
  )

type Section = Record<string, unknown>

/** Sections of a page: no anchor and no contact form twice. */
export const arbitrarySections = (section: fc.Arbitrary<Section>, maxLength: number) =>
  fc.array(section, { minLength: 1, maxLength }).map((all) => {
    const used = new Set<unknown>()
    const isNew = (value: unknown) => value === undefined || (!used.has(value) && used.add(value))
    const sections = all.filter(({ anchor, message }) => isNew(anchor) && isNew(message && "form"))
    return withoutGap(1)(sections.length > 0 ? sections : all.slice(0, 1))
  })

/** A text in the small Markdown of content, with links. */
export const arbitraryMarkdown = (
  words: fc.Arbitrary<string>,
  destination: fc.Arbitrary<string>,
  schema: typeof RichText,
) =>
  fc
    .array(
      fc.oneof(
        words,
        fc
          .tuple(fc.constantFrom("", "## ", "- ", "  - ", "1. ", "> ", "**", "_"), words)
          .map((parts) => parts.join("")),
        fc
          .tuple(words, destination)
          .map(([text, to]) => `[${text.replace(/[[\]\\]/g, "") || "more"}](${to})`),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((blocks) => blocks.join("\n\n"))
    .map((text) => (schema.safeParse(text).success ? text : "Nothing to add."))
