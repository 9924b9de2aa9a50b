import { decodedPath } from "../../lib/decodedPath"
import type { Issue } from "../../issues/issues"
import { fieldAt, fieldIssue, type Document, type Field } from "../../read/json/document"
import { destinationOf } from "./destination"
import { withoutTrunk } from "./destinationMessage"
import { quote } from "../../issues/quote"

/** Checks that links do what their visible words say. */
export const visibleWordIssues = (document: Document): Issue[] =>
  document.fields.flatMap((field) => [
    ...otherDestination(document, field),
    ...homeWithoutName(document, field),
  ])

const maxLength = 300 // of a text that is compared

function textIn(field?: Field) {
  const isText = typeof field?.value === "string" && field.value.length <= maxLength
  return isText ? { field, text: String(field.value) } : undefined
}

/** A text that shows one telephone number or e-mail address beside a destination that is another. */
function otherDestination(document: Document, field: Field) {
  const { showsDestination } = field.schema
  if (showsDestination === undefined) return []
  const shown = textIn(field)
  const to = textIn(fieldAt(document, ...field.path.slice(0, -1), showsDestination))
  if (!shown || !to) return []
  const [, scheme = "", reached = ""] =
    /^(tel:|mailto:|https:\/\/wa\.me\/)([^?]+)/.exec(to.text) ?? []
  const isMail = scheme === "mailto:"
  const candidates = scheme === "" ? [] : isMail ? addressesIn(shown.text) : numbersIn(shown.text)
  const isSame = isMail ? isSameAddress : isSameNumber
  if (candidates.length === 0 || candidates.some((one) => isSame(one, reached))) return []
  const [first] = candidates
  const number = destinationOf(first).replace(scheme === "tel:" ? /[^\d+]/g : /\D/g, "")
  const own = isMail ? first : number
  // Of a number without the code of its country, the code cannot be known.
  const isWhole = isMail || (first.startsWith("+") && isSameNumber(first, own))
  const advice = isWhole
    ? `Write ${quote(scheme + own)}, or correct what they read.`
    : "Correct one of the two."
  const message = `leads to ${quote(reached)}, but visitors read ${quote(first)}. ${advice}`
  return [fieldIssue(document, to.field, "other-destination", message)]
}

const addressesIn = (text: string) =>
  text.split(/[\s,;<>()]+/).filter((word) => /^[^@]+@[^@]+$/.test(word))
const numbersIn = (text: string) =>
  (text.match(/\+?\d[\d\s()./\u2010-\u2015-]{4,30}\d/g) ?? []).flatMap((number) =>
    destinationOf(number) === number ? number.split(/\s*\/\s*/) : number,
  )

const isSameAddress = (shown: string, reached: string) =>
  shown.toLowerCase() === decodedPath(reached).toLowerCase()

/** Either number may be without the code of the country. */
function isSameNumber(...numbers: [string, string]) {
  const [a, b] = numbers.map((one) => withoutTrunk(one).replace(/\D/g, "").replace(/^0+/, ""))
  return a.endsWith(b) || b.endsWith(a)
}

/** A visitor who speaks to a device says the words that are shown. */
function homeWithoutName(document: Document, field: Field) {
  if (!field.schema.containsName) return []
  const name = textIn(fieldAt(document, "name"))
  const home = textIn(field)
  if (!name || !home || home.text.toLowerCase().includes(name.text.trim().toLowerCase())) return []
  const message = `does not contain the brand name that is shown there, so people who speak to their device cannot choose this link. Write ${quote(`${name.text}, home page`)} in your language.`
  return [fieldIssue(document, home.field, "label-without-name", message)]
}
