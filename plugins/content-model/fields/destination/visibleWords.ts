import { decodedPath } from "../../lib/decodedPath"
import type { IssueText } from "../../issues/issues"
import { fieldsOf } from "../../model/jsonSchema"
import { fieldAt, type Document, type Field } from "../../read/json/document"
import { destinationOf } from "./destination"
import { withoutTrunk } from "./destinationMessage"
import { quote } from "../../issues/quote"

const maxLength = 300 // of a text that is compared

const textIn = (field?: Field) =>
  typeof field?.value === "string" && field.value.length <= maxLength ? field.value : undefined

/** A destination beside a text that shows another telephone number or e-mail address. */
export function otherDestination(field: Field, document: Document): IssueText[] {
  const group = field.path.slice(0, -1)
  const name = field.path.at(-1)
  const [label] =
    fieldsOf(field.groupSchema).find(([, part]) => part.showsDestination === name) ?? []
  const shown = label && textIn(fieldAt(document, ...group, label))
  const to = textIn(field)
  if (!shown || !to) return []
  const [, scheme = "", reached = ""] = /^(tel:|mailto:|https:\/\/wa\.me\/)([^?]+)/.exec(to) ?? []
  const isMail = scheme === "mailto:"
  const candidates = scheme === "" ? [] : isMail ? addressesIn(shown) : numbersIn(shown)
  const isSame = isMail ? isSameAddress : isSameNumber
  if (candidates.length === 0 || candidates.some((one) => isSame(one, reached))) return []
  const message = `leads to ${quote(reached)}, but visitors read ${quote(candidates[0])}. Correct one of the two.`
  return [["other-destination", message]]
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
export function homeWithoutName(field: Field, document: Document): IssueText[] {
  if (!field.schema.containsName) return []
  const name = textIn(fieldAt(document, "name"))
  const home = textIn(field)
  if (!name || !home || home.toLowerCase().includes(name.trim().toLowerCase())) return []
  const message = `does not contain the brand name that is shown there, so people who speak to their device cannot choose this link. Write ${quote(`${name}, home page`)} in your language.`
  return [["label-without-name", message]]
}
