import { printParseErrorCode, type ParseError } from "jsonc-parser"
import { codePoint, quote } from "../../issues/quote"

const comma = "there is one comma too many. Delete it."
const number =
  "this number is not valid. Write digits without leading zeros, and a point before decimals."
const comment = "JSON allows no comments. Delete this one."
const escape =
  'a backslash starts no valid escape. Write "/" in a path, and "\\\\" for a backslash.'
const bracket =
  "a bracket is missing or wrong here. Write a list in [ … ] and a group of fields in { … }."
const value = "a value is missing, or there is one comma too many. Correct it."

/** The messages by the name of the parser's error. */
const messages: Record<string, string> = {
  InvalidNumberFormat: number,
  UnexpectedEndOfNumber: number,
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  UnexpectedEndOfString:
    'a text has no closing double quote (") on its line. Add it; a line break is \\n.',
  InvalidCharacter: "a text contains a control character. Write a tab as \\t, or delete it.",
  InvalidUnicode: escape,
  InvalidEscapeCharacter: escape,
  EndOfFileExpected: "there is something after the closing bracket. Delete it.",
}

/** The same for what is missing between two tokens. */
const missing: Record<string, string> = {
  CommaExpected: "a comma is missing here. Add it.",
  ColonExpected:
    "a colon (:) is missing after a field name, or a bracket ([) before a list. Add it.",
  PropertyNameExpected: value,
  ValueExpected: value,
}

/** Describes an error in one sentence: what is wrong, what to do, and at which offset. */
export function describeSyntaxError(text: string, { error, offset, length }: ParseError) {
  const code = printParseErrorCode(error)
  if (code === "InvalidSymbol")
    return { offset, message: describeSymbol(text.slice(offset, offset + length)) }
  if (code in messages) return { offset, message: messages[code] }
  const before = text.slice(0, offset).trimEnd()
  return before.endsWith(",") && /^[,}\]]/.test(text.slice(offset))
    ? { offset: before.length - 1, message: comma }
    : { offset: before.length, message: missing[code] ?? bracket }
}

/** A word, or a sign that is not part of JSON. */
function describeSymbol(token: string) {
  if (/^[-+.\d]/.test(token)) return number
  if (/^(?:true|false)$/i.test(token)) return `write ${token.toLowerCase()} in small letters.`
  if (/^[=;]/.test(token)) return "write a colon (:) after a field name, a comma (,) after a value."
  if (/^[\s\p{DI}\p{Cc}]/u.test(token))
    return `there is an invisible character (${codePoint(token)}). Delete it.`
  return `${quote(token)} has no straight double quotes ("…") around it. Add them; inside a text write \\".`
}
