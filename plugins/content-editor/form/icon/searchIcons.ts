import { iconNames } from "../../../content-model/fields/icon/iconPaths"

export type IconTags = Record<string, string[] | undefined>

/**
 * The icons whose name or tags begin with each word. Those with the word in their name come first, and of all those that
 * the site uses.
 */
export function searchIcons(search: string, tags: IconTags[], used: string[] = []) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (texts: string[]) => {
    const parts = texts.flatMap((text) => text.split(/[ -]/))
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const names = [...used.filter((name) => iconNames.includes(name)), ...iconNames]
  const named = names.filter((name) => matches([name]))
  const meant = names.filter((name) => matches([name, ...tags.flatMap((all) => all[name] ?? [])]))
  return [...new Set([...named, ...meant])]
}
