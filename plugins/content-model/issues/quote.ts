const maxQuoteLength = 60 // characters

/** Quotes a text from content for a message: shortened, with invisible characters as code points. */
export function quote(value: unknown) {
  const characters = [...String(value)]
  const text = characters.slice(0, maxQuoteLength).join("")
  const visible = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(
      /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e0fff}]/gu,
      codePoint,
    )
  return `"${visible}${characters.length > maxQuoteLength ? "…" : ""}"`
}

/** The code point of a character, such as `U+200B`. */
export const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
