type Kinds = {
  [Kind in "figures" | "story" | "callToAction"]?: object | null
} & { quotes?: { title: string | null; entries: readonly object[] } | null }

export type Ground = "paper" | "mist" | "deep"

/** Key figures or a single quotation. */
const isStatement = ({ figures, quotes }: Kinds) =>
  Boolean(figures) || (quotes?.entries.length === 1 && quotes.title === null)

/**
 * The ground of each section, and whether its picture is at the left. Paper and mist alternate. A statement
 * stands on deep if no neighbour does: neither a last call nor the footer. Stories that follow the top or
 * each other alternate their sides.
 */
export function compose(sections: readonly Kinds[]) {
  const looks: { ground: Ground; isLeft: boolean }[] = []
  let pale: Ground = "mist"
  for (const [index, section] of sections.entries()) {
    const above = looks.at(-1)
    const below = sections.at(index + 1)
    const isDeep =
      section.callToAction ||
      (isStatement(section) && above?.ground !== "deep" && below && !below.callToAction)
    if (!isDeep) pale = pale === "mist" ? "paper" : "mist"
    const followsPicture = index === 0 || Boolean(sections[index - 1].story)
    looks.push({
      ground: isDeep ? "deep" : pale,
      isLeft: Boolean(section.story) && followsPicture && !above?.isLeft,
    })
  }
  return looks
}
