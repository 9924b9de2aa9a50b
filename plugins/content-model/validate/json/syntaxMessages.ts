import { printParseErrorCode, type ParseError } from "jsonc-parser"
import { codePoint, quote } from "../messages"
import { lineAndColumn } from "./lineAndColumn"

type Description = {
  offset: number
  message: string
  /** True if the parser loses the structure here, so that the next errors may follow from this one. */
  isLast?: boolean
}

const messages = {
  comma: "there is one comma too many. Delete it.",
  number:
    "this number is not valid. Write digits without leading zeros, and a point before decimals.",
  curlyQuotes: 'a text is in curly quotes (“…”). Use straight double quotes ("…").',
  singleQuotes: "a text is in single quotes ('…'). Use straight double quotes (\"…\").",
  innerQuote:
    'a double quote (") closes the text before this, or is missing. Inside a text write \\".',
  unclosedText: 'a text has no closing double quote (") on its line. Add it; a line break is \\n.',
  escape: 'a backslash starts no valid escape. Write "/" in a path, and "\\\\" for a backslash.',
  bracket:
    "a bracket is missing or wrong here. Write a list in [ … ] and a group of fields in { … }.",
  colon: "a colon (:) is missing after a field name, or a bracket ([) before a list. Add it.",
  value: "a value is missing. Add it.",
  comment: "JSON allows no comments. Delete this one.",
  afterEnd: "there is something after the closing bracket. Delete it.",
  end: "the file ends too early. Add the missing closing brackets.",
}

/** Describes an error in one sentence: what is wrong and what to do. */
export function describeSyntaxError(
  text: string,
  { error, offset, length }: ParseError,
): Description {
  const token = text.slice(offset, offset + length)
  switch (printParseErrorCode(error)) {
    case "InvalidSymbol":
      return { offset, message: describeSymbol(text, token, offset) }
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return { offset, message: messages.comment, isLast: token.includes("\n") }
    case "UnexpectedEndOfString": {
      const curly = /[“”„‟](?=[\s,]*$)/.exec(token)
      if (curly) return { offset: offset + curly.index, message: messages.curlyQuotes }
      return { offset, message: messages.unclosedText, isLast: true }
    }
    case "InvalidCharacter": {
      const character = /[^ -\uffff]/.exec(token)?.[0] ?? ""
      const escape = JSON.stringify(character).slice(1, -1)
      const message = `a text contains a control character (${codePoint(character)}). Write it as ${escape}, or delete it.`
      return { offset: offset + token.indexOf(character), message }
    }
    case "InvalidUnicode":
    case "InvalidEscapeCharacter": {
      const [valid] = /^(?:[^\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/.exec(token) ?? [""]
      return { offset: offset + valid.length, message: messages.escape }
    }
    case "InvalidNumberFormat":
    case "UnexpectedEndOfNumber":
      return { offset, message: messages.number }
    case "EndOfFileExpected":
      return { offset, message: messages.afterEnd }
    default:
      return describeMissing(text, printParseErrorCode(error), offset)
  }
}

/** Describes what the parser expected at an offset. It is missing after the token before. */
function describeMissing(text: string, code: string, offset: number): Description {
  const before = text.slice(0, offset).trimEnd()
  const here = before.length
  const next = text[offset] ?? ""
  if (next === "" && !before.endsWith(",")) return { offset: here, message: messages.end }
  if (/\d,?$/.test(before) && /\d/.test(next)) return { offset: here, message: messages.number }
  if (code === "ColonExpected")
    return { offset: here, message: messages.colon, isLast: next !== '"' }
  if (code === "CommaExpected" && !/[:}\]]/.test(next)) {
    const { line } = lineAndColumn(text, here)
    const place = text.slice(here, offset).includes("\n") ? `at the end of line ${line}` : "here"
    return { offset: here, message: `a comma is missing ${place}. Add it.` }
  }
  const isComma = next === "," && /[{[,]$/.test(before)
  if (isComma) return { offset, message: messages.comma }
  if (before.endsWith(",") && /^[}\]]?$/.test(next))
    return { offset: here - 1, message: messages.comma }
  if (code === "ValueExpected") return { offset: here, message: messages.value }
  return { offset, message: messages.bracket, isLast: true }
}

/** The messages for symbols that are not part of JSON, by their first characters. */
const symbols: [RegExp, (token: string) => string][] = [
  [/^[“”„‟«»]/, () => messages.curlyQuotes],
  [/^['‘’‚‛`]/, () => messages.singleQuotes],
  [
    /^[\s\p{DI}\p{Cc}]/u,
    (token) => `there is an invisible character (${codePoint(token)}). Delete it.`,
  ],
  [/^=/, () => "there is an equals sign between field and value. Write a colon (:)."],
  [/^;/, () => "there is a semicolon here. Write a comma (,)."],
  [/^[-+.\d]/, () => messages.number],
  [/^(?:true|false)$/i, (token) => `"${token}" is not valid. Write ${token.toLowerCase()}.`],
  [
    /^(?:null|none|undefined)$/i,
    (token) => `"${token}" is no value. Write one, or delete the field.`,
  ],
]

function describeSymbol(text: string, token: string, offset: number) {
  if (text[offset - 1] === '"') return messages.innerQuote
  const [, message] = symbols.find(([pattern]) => pattern.test(token)) ?? []
  if (message) return message(token)
  const isName = /^\s*:/.test(text.slice(offset + token.length, offset + token.length + 100))
  return isName
    ? `a field name has no quotes. Write "${token}".`
    : `${quote(token)} has no quotes. Put the text into straight double quotes ("…").`
}
