import { iconNames } from "../../../content-model/graphql/icons"

export type IconTags = Record<string, string[] | undefined>

// What the tags of lucide do not know.
const synonyms: Record<string, string[] | undefined> = {
  dress: ["clothes", "fashion"],
  poultry: ["chicken"],
  hen: ["chicken"],
  rooster: ["chicken"],
  farm: ["tractor", "wheat", "chicken"],
  founder: ["rocket", "idea"],
  investor: ["money"],
}

/** The icons whose name or tags begin with each word. Those with the word in their name come first. */
export function searchIcons(search: string, tags: IconTags) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (texts: string[]) => {
    const parts = texts.flatMap((text) => text.split(/[ -]/))
    return words.every((word) =>
      [word, ...(synonyms[word] ?? [])].some((one) => parts.some((part) => part.startsWith(one))),
    )
  }
  const named = iconNames.filter((name) => matches([name]))
  return [
    ...new Set([...named, ...iconNames.filter((name) => matches([name, ...(tags[name] ?? [])]))]),
  ]
}
