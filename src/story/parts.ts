import { contentTypes } from "../../plugins/content-model/schema/content"
import { asHtml, code, counted, escaped, folded, table } from "./markdown"
import type { Sight } from "./pictures"
import type { Story } from "./story"

const shownWidth = 420 // px, so that two pictures stand side by side in a comment

// The not-found page is the only one without an address of its own.
const titles = new Map(
  contentTypes
    .map((shape) => shape.meta())
    .filter((meta) => meta?.files?.startsWith("pages/"))
    .map((meta) => [meta?.address ?? "/404.html", meta?.title]),
)

/** What people call a page. */
export const pageName = (address: string) => asHtml(titles.get(address) ?? address)

export function wordEntries({ words, otherFiles }: Story) {
  const lines = words.map(({ place, sentences }) => `- ${place}: ${sentences.join("; ")}`)
  if (lines.length === 0) lines.push("- The content says the same as before.")
  if (otherFiles > 0) lines.push(`- Not content: ${counted(otherFiles, "file")} changed.`)
  return lines.map((line) => [line])
}

export function pictureEntries({ sights, pages = 0 }: Story, base: string) {
  if (!sights) return []
  const different = sights.filter(({ before, after }) => before ?? after)
  const addresses = [...new Set(different.map(({ address }) => address))]
  if (addresses.length === 0) return [["No page looks different."]]
  const summary = `${addresses.length} of ${pages} pages ${addresses.length === 1 ? "looks" : "look"} different: ${addresses.map(pageName).join(", ")}. What differs is framed.`
  return [
    [summary, ""],
    ...addresses.map((address) => {
      const sizes = different.filter((sight) => sight.address === address)
      const title = `${pageName(address)}: ${sizes.map(viewName).join(", ")}`
      return folded(
        title,
        sizes.flatMap((sight) => sideBySide(sight, base)),
      )
    }),
  ]
}

const viewName = ({ width, scheme }: Sight) => `${width} px${scheme === "dark" ? ", dark" : ""}`

function sideBySide(sight: Sight, base: string) {
  const { address, before, after, width } = sight
  const picture = (file: string | undefined, when: string) =>
    file
      ? `<img src="${base}${file}" alt="${pageName(address)}, ${viewName(sight)}, ${when}" width="${Math.min(width, shownWidth)}">`
      : `The page is not there ${when}.`
  const heads = [`Before, ${viewName(sight)}`, `After, ${viewName(sight)}`]
  return [...table(heads, [[picture(before, "before"), picture(after, "after")]]), ""]
}

export function addressEntries({ addresses }: Story) {
  if (!addresses) return []
  const { appeared, vanished, lostSections } = addresses
  return [
    ...appeared.map((address) => `${code(address)} is new.`),
    ...vanished.flatMap(({ address, to }) =>
      to === undefined ? [] : `${code(address)} is gone; its visitors are led to ${code(to)}.`,
    ),
    ...lostSections.map(
      (section) => `The section ${code(section)} is gone: links to it lead to the top of its page.`,
    ),
  ].map((line) => [`- ${line}`])
}

export function findingEntries({ findings }: Story) {
  const shown = findings.filter(({ severity }) => severity !== "note")
  if (shown.length === 0) return [["No problem, no warning."]]
  const line = ({
    severity,
    isNew,
    file,
    line: row,
    column,
    place,
    message,
  }: (typeof shown)[number]) =>
    `- ${isNew ? "**New** " : ""}${severity}: ${code(`content/${file}:${row}:${column}`)} ${escaped(place ? `${place}: ${message}` : `This file ${message}`)}`
  const old = shown.filter(({ isNew }) => !isNew)
  return [
    ...shown.filter(({ isNew }) => isNew).map((one) => [line(one)]),
    ...(old.length > 0
      ? [["", ...folded(`${counted(old.length, "finding")} as before`, old.map(line))]]
      : []),
  ]
}
