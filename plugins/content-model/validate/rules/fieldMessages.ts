import type { z } from "zod"
import { toHex } from "../../colours/readableColour"
import { readAmount } from "../../fields/amount/amount"
import type { FieldSchema } from "../../model/fieldMeta"
import type { IssueText } from "../../issues/issues"
import { closestMatch, didYouMean } from "../../issues/closestMatch"
import { quote } from "../../issues/quote"

const typeDescriptions: Record<NonNullable<FieldSchema["type"]>, string> = {
  string: "a text",
  integer: "a whole number without quotes",
  boolean: "yes or no: true or false without quotes",
  array: "a list",
  object: "a group of fields",
}

/** Describes a value that has the wrong type. */
function describeValue(value: unknown) {
  if (value === null) return "nothing (null)"
  if (Array.isArray(value)) return "a list"
  const names: Record<string, string> = { string: "a text", object: "a group of fields" }
  return names[typeof value] ?? String(value)
}

/** Converts an issue of zod. `value` is undefined if the field is missing. */
export function issueMessage(
  issue: z.core.$ZodIssue,
  value: unknown,
  schema: FieldSchema,
): IssueText {
  const { examples } = schema
  const hint = examples ? ` For example: ${examples.join(", ")}.`.replace(/\.\.$/, ".") : ""
  const expected = typeDescriptions[schema.type ?? "object"]
  const suggestion = suggestionFor(value, schema)
  if (value === undefined && issue.code !== "custom")
    return ["missing-field", `is missing. Write ${expected}.${hint}`]
  switch (issue.code) {
    case "too_big":
      return tooBig(issue, value)
    case "too_small":
      return tooSmall(issue)
    case "invalid_format":
      if (String(value).trim() === "") return ["empty-text", `is empty. Write a text.${hint}`]
      return [
        "invalid-format",
        `${quote(value)} ${issue.message}.${suggestion ?? hint}`,
        `${quote(value)} ${issue.message}.${suggestion ?? ""}`,
      ]
    case "custom":
      return [
        "invalid-format",
        `${subjectOf(issue)}${issue.message}.${suggestion ?? ""}`,
        formMessageOf(issue),
      ]
  }
  if (issue.code === "invalid_value" && typeof value === "string") {
    const meant = didYouMean(closestMatch(value, schema.enum ?? []))
    if (schema.$ref !== "IconName")
      return [
        "invalid-format",
        `${quote(value)} does not exist.${meant} Write one of: ${schema.enum?.join(", ")}.`,
        "must be one of the list. Choose one.",
      ]
    const description = schema.description ?? ""
    const problem = value === "" ? "is empty." : `${quote(value)} does not exist.${meant}`
    return [
      "unknown-icon",
      `${quote(value)} does not exist.${meant} ${description}${hint}`,
      `${problem} Choose an icon.`,
    ]
  }
  return ["wrong-type", `must be ${expected}, but here it is ${describeValue(value)}.${hint}`]
}

const formMessageOf = ({ params }: z.core.$ZodIssueCustom) =>
  typeof params?.formMessage === "string" ? params.formMessage : undefined

/** The link of a text to which an issue belongs. */
const subjectOf = ({ params }: z.core.$ZodIssueCustom) =>
  params?.link === undefined ? "" : `the link to ${quote(params.link)} `

function tooBig(issue: z.core.$ZodIssueTooBig, value: unknown): IssueText {
  const { origin, maximum, exact } = issue
  if (origin === "string") {
    const { length } = [...String(value)]
    return ["text-too-long", `has ${length} characters, ${maximum} are allowed. Make it shorter.`]
  }
  if (origin !== "array")
    return ["number-out-of-range", `is too large. Write a number of at most ${maximum}.`]
  const length = Array.isArray(value) ? value.length : 0
  const limit = `${exact ? "exactly" : "at most"} ${maximum}`
  return ["too-many-entries", `has ${length} entries, but ${limit} are allowed. Delete some.`]
}

function tooSmall({ origin, minimum, exact }: z.core.$ZodIssueTooSmall): IssueText {
  if (origin !== "array")
    return ["number-out-of-range", `is too small. Write a number of at least ${minimum}.`]
  const entries = `${minimum} ${minimum === 1 ? "entry" : "entries"}`
  return ["too-few-entries", `needs ${exact ? "exactly" : "at least"} ${entries}.`]
}

/** What to write in place of some values; undefined to show the examples of the field. */
function suggestionFor(value: unknown, { $ref }: FieldSchema) {
  // The message itself says what to write.
  if ($ref === "Destination") return ""
  if ($ref === "Amount") return didYouMean(readAmount(String(value))) || undefined
  // A colour such as `orange`, `#fff` or `rgb(14 77 67)`.
  const hex = $ref === "Colour" && toHex(String(value))
  return hex ? didYouMean(hex) : undefined
}

/** What the report and a form say of a field that the model does not define. */
export const unknownFieldMessages = (name: string, known: string[], meant?: string) =>
  [
    `is not a field here.${didYouMean(meant)} Rename or delete it. Fields are: ${known.join(", ")}.`,
    `${quote(name)} is not known to the site. Ask someone who can edit the file to delete it.`,
  ] as const
