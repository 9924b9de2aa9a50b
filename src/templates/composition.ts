type Kinds = { [Kind in "figures" | "story" | "callToAction" | "logos"]?: object | null } & {
  quotes?: { title: string | null; entries: readonly object[] } | null
}

export type Ground = "paper" | "mist" | "deep"

export type Look = {
  ground: Ground
  /** Whether its picture is at the left. */
  isLeft: boolean
  /** Whether it belongs to what is above it, so it stands close, on the same ground. */
  isJoined: boolean
}

/** Key figures or a single quotation. */
const isStatement = ({ figures, quotes }: Kinds) =>
  Boolean(figures) || (quotes?.entries.length === 1 && quotes.title === null)

/** Logos say who the quotations are from, figures prove what the top of the page says. */
const isJoined = ({ figures, logos }: Kinds, above: Kinds | undefined, isBelowTop: boolean) =>
  above ? Boolean(logos && above.quotes) : isBelowTop && Boolean(figures)

/**
 * The look of each section, below the top of a page or a part with a ground. Paper and mist alternate. A call at the end of a page stands on deep, and a statement if
 * no neighbour does: neither that call nor the footer. Stories that follow the top or each other alternate their sides.
 */
export function compose(sections: readonly Kinds[], partAbove?: Ground) {
  const looks: Look[] = []
  let pale: Ground = partAbove ?? "mist"
  for (const [index, section] of sections.entries()) {
    const above = looks.at(-1)
    const below = sections.at(index + 1)
    const joins = isJoined(section, sections[index - 1], partAbove === undefined)
    const isDeep = section.callToAction
      ? !below && !partAbove
      : isStatement(section) && !joins && above?.ground !== "deep" && below && !below.callToAction
    if (!isDeep && !(joins && above)) pale = pale === "mist" ? "paper" : "mist"
    const followsPicture = index === 0 || Boolean(sections[index - 1].story)
    looks.push({
      ground: isDeep ? "deep" : joins && above ? above.ground : pale,
      isLeft: Boolean(section.story) && followsPicture && !above?.isLeft,
      isJoined: joins,
    })
  }
  return looks
}
