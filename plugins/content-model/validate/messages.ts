import { distance } from "fastest-levenshtein"
import type { z } from "zod"
import { toHex } from "../graphql/colours"
import { schemas, schemasAt, type Path, type FieldSchema } from "../schema/jsonSchema"
import type { IssueType } from "./issues"

const longestQuote = 60 // characters

/** A text from content as a sentence can hold it. */
export function quote(value: unknown) {
  const characters = [...String(value)]
  const text = characters.slice(0, longestQuote).join("")
  const seen = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(
      /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu,
      codePoint,
    )
  return `"${seen}${characters.length > longestQuote ? "…" : ""}"`
}

/** The name of a character that cannot be seen. */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

type Known = { file: string; name: string; value: unknown }

/**
 * The place of a field in words: where its file belongs, the item's own title, then the labels down
 * to the field. The last label bears the name by which the field is found in the file.
 */
export function fieldPath({ file, name, value }: Known, path: Path) {
  const lastKey = path.findLastIndex((key) => typeof key === "string")
  const [, ...shapes] = schemasAt(name, path)
  const labels = path.map((key, index) => {
    if (typeof key === "number") return String(key + 1)
    const { title } = shapes[index]
    if (!title) return bare(key)
    return index === lastKey ? `${title} (${key})` : title
  })
  return [...start(file, name, value), ...labels].join(" › ")
}

const bare = (key: string) => quote(key).slice(1, -1) || '""'

function start(file: string, name: string, value: unknown) {
  const { title = name, files = "" } = schemas[name]
  if (!files.includes("*")) return [title]
  const [folder] = file.split("/")
  const collection = (folder[0].toUpperCase() + folder.slice(1)).replaceAll("-", " ")
  const own = (value as { title?: unknown } | null)?.title
  const isTitle = typeof own === "string" && own.trim() !== ""
  return [collection, isTitle ? bare(own.trim()) : file.slice(folder.length + 1)]
}

const mostCandidates = 4000 // more than there are icons
const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
const plainLists = new WeakMap<readonly string[], string[]>()

/** The candidate that was probably meant, if one comes near: upper case and hyphens do not count. */
export function closestMatch(word: string, candidates: readonly string[]) {
  const wanted = plain(word)
  if (wanted === "" || wanted.length > 200) return undefined
  const plains = plainLists.get(candidates) ?? candidates.slice(0, mostCandidates).map(plain)
  plainLists.set(candidates, plains)
  let [best, least] = [-1, Math.max(2, Math.round(wanted.length * 0.4) + 1)]
  for (const [index, candidate] of plains.entries()) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue
    const steps = distance(wanted, candidate)
    if (steps < least) [best, least] = [index, steps]
  }
  if (best >= 0) return candidates[best]
  const begun = plains.flatMap((candidate, index) => (candidate.startsWith(wanted) ? index : []))
  return begun.length === 1 ? candidates[begun[0]] : undefined
}

/** ` Did you mean "…"?`, or nothing. */
export const didYouMean = (meant?: string) =>
  meant === undefined ? "" : ` Did you mean "${meant}"?`

const kindsOfValue: Record<NonNullable<FieldSchema["type"]>, string> = {
  string: 'a text in double quotes ("…")',
  integer: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets [ … ]",
  object: "a group of fields in braces { … }",
}

function kindOf(value: unknown) {
  if (value === null) return "nothing (null)"
  if (Array.isArray(value)) return "a list"
  const names: Record<string, string> = { string: "a text", object: "a group of fields" }
  return names[typeof value] ?? String(value)
}

type Sentence = [kind: IssueType, message: string]

/** What is wrong with a value, in words, from what zod says of it. */
export function issueMessage(
  issue: z.core.$ZodIssue,
  found: unknown,
  shape: FieldSchema,
): Sentence {
  const { examples } = shape
  const hint = examples ? ` For example: ${examples.join(", ")}.` : ""
  const kind = kindsOfValue[shape.type ?? "object"]
  if (found === undefined && issue.code !== "custom")
    return ["field-missing", `is missing. Write ${kind}.${hint}`]
  switch (issue.code) {
    case "invalid_type":
      return ["wrong-kind", `must be ${kind}, but here it is ${kindOf(found)}.${hint}`]
    case "too_big":
      if (issue.origin === "string") {
        const { length } = [...String(found)]
        return [
          "text-long",
          `has ${length} characters, ${issue.maximum} are allowed. Make it shorter.`,
        ]
      }
      if (issue.origin === "array") {
        const { length } = found as unknown[]
        const most = issue.exact ? "exactly" : "at most"
        return ["list-long", `has ${length} entries, ${most} ${issue.maximum} are allowed.`]
      }
      return ["number-range", `is too large, at most ${issue.maximum} is allowed.`]
    case "too_small":
      return issue.origin === "array"
        ? [
            "list-short",
            `needs ${issue.exact ? "exactly" : "at least"} ${issue.minimum} ${issue.minimum === 1 ? "entry" : "entries"}.`,
          ]
        : ["number-range", `is too small, at least ${issue.minimum} is allowed.`]
    case "invalid_format":
      return String(found).trim() === ""
        ? ["text-empty", `is empty. Write a text.${hint}`]
        : ["text-form", `${quote(found)} ${issue.message}.${colourOf(found, shape) ?? hint}`]
    case "invalid_value":
      return typeof found === "string"
        ? [
            "icon-unknown",
            `${quote(found)} does not exist.${didYouMean(closestMatch(found, shape.enum ?? []))} ${shape.description ?? ""}${hint}`,
          ]
        : ["wrong-kind", `must be ${kind}, but here it is ${kindOf(found)}.${hint}`]
    default:
      return ["text-form", `${issue.message}.`]
  }
}

/** What was meant by `orange`, `#fff` or `rgb(14 77 67)`. */
const colourOf = (found: unknown, { renderedTones }: FieldSchema) => {
  const meant = renderedTones && toHex(String(found))
  return meant && didYouMean(meant)
}
