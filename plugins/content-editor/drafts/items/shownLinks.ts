import { schemaAt } from "../../../content-model/compare/fieldChanges"
import { fieldsOf } from "../../../content-model/model/jsonSchema"
import { valueAt, withValueAt, type Path } from "../../../content-model/lib/path"

const schemes = ["tel:", "mailto:", "https://wa.me/"]

/** A number or an e-mail address as a link has it, so that two ways to write it are equal. */
function reachedBy(scheme: string, words: string) {
  if (scheme === "mailto:") return words.trim()
  return words.replace(scheme === "tel:" ? /[^\d+]/g : /\D/g, "")
}

/**
 * The changed file, in which a link follows the number or e-mail address that visitors read, or that
 * the link. Where the two were different before, both stay as they are.
 */
export function withShownLink(file: string, before: unknown, after: unknown, path: Path) {
  const groupPath = path.slice(0, -1)
  const pair = fieldsOf(schemaAt(file, groupPath)).find(
    ([key, { showsDestination }]) =>
      showsDestination !== undefined && [key, showsDestination].includes(String(path.at(-1))),
  )
  if (!pair) return after
  const [shown, { showsDestination: link = "" }] = pair
  const textAt = (value: unknown, key: string) => String(valueAt(value, [...groupPath, key]) ?? "")
  const [oldLink, newLink] = [before, after].map((value) => textAt(value, link))
  const scheme = schemes.find((one) => oldLink.startsWith(one))
  const rest = (one: string) => reachedBy(scheme ?? "", one.slice(scheme?.length))
  const words = textAt(before, shown)
  if (!scheme || reachedBy(scheme, words) !== rest(oldLink)) return after
  if (path.at(-1) === shown) {
    const followed = scheme + reachedBy(scheme, textAt(after, shown))
    return withValueAt(after, [...groupPath, link], followed)
  }
  return newLink.startsWith(scheme) && rest(newLink) !== rest(oldLink)
    ? withValueAt(after, [...groupPath, shown], rest(newLink))
    : after
}
