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
  const matches = (name: string, others: string[], word: string) =>
    [word, ...(synonyms[word] ?? [])].some((one) =>
      [...name.split("-"), ...others.flatMap((tag) => tag.split(" "))].some((part) =>
        part.startsWith(one),
      ),
    )
  const found = iconNames.filter((name) =>
    words.every((word) => matches(name, tags[name] ?? [], word)),
  )
  const isNamed = (name: string) => words.every((word) => matches(name, [], word))
  return [...found.filter(isNamed), ...found.filter((name) => !isNamed(name))]
}
