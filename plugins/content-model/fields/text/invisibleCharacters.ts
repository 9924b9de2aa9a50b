import type { IssueText } from "../../issues/issues"
import type { IssueType } from "../../issues/issueTypes"
import { codePoint } from "../../issues/quote"

// Control characters, lone surrogates, separators and noncharacters: valid in JSON, not in HTML.
const unprintable =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/gu

// Bidirectional controls. Isolates that are closed on their line are allowed: names in Hebrew need them.
const isolated = /[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]*\u2069/g
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

// Left over from copying; harmless.
const zeroWidth = /[\u200b\u2060\ufeff]/g

// Invisible, but part of writing: soft hyphens, joiners, direction marks, variation selectors. Also
// the tags in the flags of England, Scotland and Wales.
const allowedInvisible =
  /[\u034f\u00ad\u061c\u180b-\u180f\u200c-\u200f]|(?<=[^\s\p{DI}])[\ufe00-\ufe0f]|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{4,5}\u{e007f}/gu
const hidden = new RegExp(`${unprintable.source}|\\p{DI}`, "u")
const otherLineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const needless = new RegExp(`([\u2066-\u2069]|${allowedInvisible.source})|\\p{DI}`, "gu")
const onlyInvisible = /^[\s\p{DI}\u2800]+$/u

/** Finds characters that are invisible or change how others are displayed. */
export function invisibleCharacters(text: string): IssueText[] {
  if (text.trim() !== "" && onlyInvisible.test(text))
    return [["empty-text", "contains only invisible characters. Write a text."]]
  // A space in the place of each, or the halves of a character beside it would join.
  const rest = text
    .replace(isolated, (words) => ` ${words.slice(1, -1)} `)
    .replace(allowedInvisible, " ")
  const issues: IssueText[] = []
  const add = (type: IssueType, found: RegExpMatchArray | null) => {
    const hint = "an invisible character, often left over from copying. Type the text again."
    if (found) issues.push([type, `contains ${codePoint(found[0])}, ${hint}`])
  }
  add("zero-width-character", rest.match(zeroWidth))
  add("invisible-character", rest.replace(zeroWidth, " ").match(hidden))
  return issues
}

/**
 * A text from elsewhere without the characters that `invisibleCharacters` finds, and without soft hyphens.
 * The unprintable ones go first, because a character that may stay is judged by the one before it.
 */
export const withoutInvisible = (text: string) =>
  text
    .replace(otherLineBreaks, "\n")
    .replace(unprintable, "")
    .replaceAll("\u00ad", "")
    .replace(new RegExp(`(${isolated.source})|${bidiControls.source}`, "g"), "$1")
    .replace(needless, "$1")
