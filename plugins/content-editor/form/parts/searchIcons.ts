import { iconNames } from "../../../content-model/fields/icon/iconPaths"

export type IconTags = Record<string, string[] | undefined>

/** The icons whose name or tags begin with each word. Those with the word in their name come first. */
export function searchIcons(search: string, tags: IconTags) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (texts: string[]) => {
    const parts = texts.flatMap((text) => text.split(/[ -]/))
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const named = iconNames.filter((name) => matches([name]))
  const meant = iconNames.filter((name) => matches([name, ...(tags[name] ?? [])]))
  return [...new Set([...named, ...meant])]
}
