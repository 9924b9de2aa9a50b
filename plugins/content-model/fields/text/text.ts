import * as z from "zod"
import type { LabelledMeta } from "../../model/fieldMeta"

/** One line of text with at least one visible character. `max` is in characters. */
export const line = (max: number, meta: LabelledMeta) =>
  z
    .string()
    .max(max)
    .regex(/^[^\r\n]*\S[^\r\n]*$/, "must be one line, without a line break")
    .meta(meta)

/** A text of one or more lines. `max` is in characters. */
export const paragraph = (max: number, meta: LabelledMeta) =>
  z
    .string()
    .max(max)
    .regex(/\S/, "must have at least one word")
    .meta({ ...meta, isParagraph: true })

/** A line in which the site replaces `{placeholder}`, which must occur once. */
export const template = (max: number, placeholder: string, meta: LabelledMeta) =>
  z
    .string()
    .max(max)
    .regex(new RegExp(`^(?!.*(\\{${placeholder}\\}).*\\1).*\\{${placeholder}\\}.*$`), {
      message: `must be one line that contains {${placeholder}} once`,
    })
    .meta({ ...meta, placeholder })

type Message = string | ((text: string) => string)

/** A text that matches a pattern. `message` continues the name of the field: "must be …". */
export const pattern = (regex: RegExp, message: Message, meta: LabelledMeta) =>
  z
    .string()
    .regex(regex, {
      error: ({ input }) => (typeof message === "string" ? message : message(String(input))),
    })
    .meta(meta)

export const Language = pattern(
  // BCP 47: language, script, region, variants.
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*$/,
  "must be a language tag such as en-GB",
  { title: "Language", description: "The language of every text.", examples: ["en-GB"] },
)

/** The language of the site, which may be invalid in the preview: then British English. */
export const languageOf = (site: unknown) =>
  Language.safeParse(Object(site).language).data ?? "en-GB"
