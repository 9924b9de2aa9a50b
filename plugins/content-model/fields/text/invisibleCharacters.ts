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
const invisible = /\p{DI}/u
const otherLineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const needless = new RegExp(
  `([\u2066-\u2069]|${allowedInvisible.source})|${invisible.source}`,
  "gu",
)
const onlyInvisible = /^[\s\p{DI}\u2800]+$/u

/** Finds characters that are invisible or change how others are displayed. */
export function invisibleCharacters(text: string): IssueText[] {
  const rest = text.replace(allowedInvisible, "").replace(bidiControls, "").replace(zeroWidth, "")
  const issues: IssueText[] = []
  const add = (type: IssueType, match: RegExpMatchArray | null, description: string) => {
    if (match) issues.push([type, `contains ${codePoint(match[0])}, ${description}`])
  }
  add(
    "unprintable-character",
    text.match(unprintable),
    "a character that pages cannot display. Delete it, or type the text again.",
  )
  add(
    "bidi-control",
    text.replace(isolated, "").match(bidiControls),
    "a control character that changes the order of letters. Delete it.",
  )
  add(
    "zero-width-character",
    text.match(zeroWidth),
    "an invisible character, often left over from copying. Type the text again.",
  )
  add(
    "invisible-character",
    invisible.exec(rest),
    "an invisible character that programs read. Delete it, or type the text again.",
  )
  if (text.trim() !== "" && onlyInvisible.test(text))
    issues.push(["empty-text", "contains only invisible characters. Write a text."])
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
