import type { IssueType } from "../issues"
import { codePoint } from "../messages"

/** What there is to say of a text, without its place. */
export type IssueText = [kind: IssueType, message: string]

// Those that JSON can write but no page can show, halves of a character among them.
const unshowable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\ufff9-\ufffb]/u
const allowedControls = /[\t\n\r]/g

// Direction that is imposed; that of a few letters apart from the rest may be, if it ends there.
const isolated = /[\u2066-\u2068][^\u202a-\u202e\u2066-\u2069\n]*\u2069/g
const turning = /[\u202a-\u202e\u2066-\u2069]/g

// What copying leaves behind; it does no harm.
const leftover = /[\u200b\u2060\ufeff]/g

// What writing needs and nobody sees: hyphens for a line's end, joiners and marks of direction of
// many scripts, the variants of a letter or an emoji, and the flags of England, Scotland and Wales.
const needed =
  /[\u034f\u00ad\u061c\u180b-\u180f\u200c-\u200f]|(?<=[^\s\p{DI}])[\ufe00-\ufe0f]|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{4,5}\u{e007f}/gu
const hidden = /\p{DI}/u
const nothing = /^[\s\p{DI}\u2800]+$/u

/** Characters in a text that nobody can see, or that change what others see. */
export function invisibleCharacters(text: string): IssueText[] {
  const notes: IssueText[] = []
  const [broken] = unshowable.exec(text.replace(allowedControls, "")) ?? []
  if (broken)
    notes.push([
      "control-character",
      `holds a character that no page can show (${codePoint(broken)}). Delete it, or write the text anew.`,
    ])
  const [turner] = text.replace(isolated, "").match(turning) ?? []
  if (turner)
    notes.push([
      "turned-text",
      `holds a character that turns the order of letters around (${codePoint(turner)}). Delete it: letters find their direction by themselves.`,
    ])
  const [left] = text.match(leftover) ?? []
  if (left)
    notes.push([
      "hidden-character",
      `holds an invisible character (${codePoint(left)}), perhaps from copying. Write the text anew by hand.`,
    ])
  const rest = text.replace(needed, "").replace(turning, "").replace(leftover, "")
  const [secret] = hidden.exec(rest) ?? []
  if (secret)
    notes.push([
      "hidden-text",
      `holds a character that nobody sees but that programs read (${codePoint(secret)}). Delete it, or write the text anew.`,
    ])
  if (text.trim() !== "" && nothing.test(text))
    notes.push(["text-empty", "has nothing that one can see. Write a text."])
  return notes
}
