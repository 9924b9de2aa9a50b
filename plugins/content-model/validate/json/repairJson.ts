import type { IssueType } from "../issues"
import {
  afterText,
  at,
  bareName,
  bareText,
  control,
  doubles,
  endOfLine,
  goodEscape,
  jsonLiteral,
  literal,
  nameAndColon,
  nextText,
  odd,
  otherLiteral,
  singles,
  strangeSpace,
  untilQuote,
  wrongEscape,
} from "./repairPatterns"

/** A slip of the hand in a text that is nearly JSON. */
export type Repair = {
  kind: IssueType
  /** Where it is in the text as it was written. */
  offset: number
  message: string
  /** Whether there is no doubt about what was meant. */
  isSafe: boolean
}

export type Mended = {
  text: string
  /** Where a place of the mended text was in the text as it was written. */
  origin: (offset: number) => number
  slips: Repair[]
  /** Where the mended text hides some of what was written; Infinity where it does not. */
  damagedFrom: number
}

const deepest = 64 // brackets within one another; the model needs 5
const longest = 2000 // characters in which the end of a text is looked for; the model allows 900
const mostSlips = 20
const mostDoubts = 500 // texts whose end is not plain; after them the parser may complain

/**
 * Reads a text as a person who knows JSON would: a smart quote is a quote, a comment is none of the
 * content. What is put right is listed; what is left is JSON, or for the parser to complain about.
 */
export function repairJson(source: string): Mended {
  const parts: string[] = []
  const origins: number[] = []
  const slips: Repair[] = []
  const brackets: string[] = []
  let previous = "" // the last character that is not white space
  let offset = 0
  let damagedFrom = Infinity
  let doubts = 0

  const put = (text: string, from: number, isCopy = false) => {
    parts.push(text)
    for (let index = 0; index < text.length; index++) origins.push(isCopy ? from + index : from)
    const last = text.trimEnd().at(-1)
    if (last) previous = last
  }
  const slip = (kind: IssueType, where: number, message: string, isSafe = false) => {
    if (slips.length < mostSlips) slips.push({ kind, offset: where, message, isSafe })
  }

  const expectsName = () => brackets.at(-1) === "{" && /[{,]/.test(previous)

  while (offset < source.length) {
    const character = source[offset]
    if (/[ \t\r\n]/.test(character)) copy(1)
    else if (doubles.includes(character) || singles.includes(character)) readText(character)
    else if (character === "," && isSuperfluous()) offset++
    else if (character === "/" && /[/*]/.test(source[offset + 1] ?? "")) skipComment()
    else if (/[{}[\]:,]/.test(character)) {
      if (/[{[]/.test(character) && brackets.push(character) > deepest) return tooDeep()
      if (/[}\]]/.test(character)) brackets.pop()
      copy(1)
    } else if (strangeSpace.test(character)) {
      slip("syntax", offset, "an invisible character stands here. Delete it.", true)
      put(" ", offset++)
    } else readBareWord()
  }
  const text = parts.join("")
  return { text, origin: (place) => origins[place] ?? source.length, slips, damagedFrom }

  function copy(length: number) {
    put(source.slice(offset, offset + length), offset, true)
    offset += length
  }

  function tooDeep(): Mended {
    slip("syntax", offset, `more than ${deepest} brackets stand within one another.`)
    return { text: "", origin: () => 0, slips, damagedFrom: 0 }
  }

  function nextSignificant(from: number) {
    const pattern = /(?:\s|\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)*/y
    return source[from + (at(pattern, source, from)?.length ?? 0)] ?? ""
  }

  function isSuperfluous() {
    const next = nextSignificant(offset + 1)
    if (!/^[}\],]?$/.test(next) && !/^[{[,]?$/.test(previous)) return false
    if (previous === ":") return false
    if (slips.length === mostSlips) return true
    const isLast = at(endOfLine, source, offset + 1) !== undefined
    const line = source.slice(0, offset).split("\n").length
    const where = isLast ? `the comma at the end of line ${line}` : "this comma"
    slip("comma", offset, `a comma is one too many. Remove ${where}.`, true)
    return true
  }

  function skipComment() {
    const isBlock = source[offset + 1] === "*"
    const end = source.indexOf(isBlock ? "*/" : "\n", offset + 2)
    slip("syntax", offset, "comments are not allowed. Delete it.")
    if (isBlock && end < 0) damagedFrom = Math.min(damagedFrom, origins.length)
    offset = end < 0 ? source.length : end + (isBlock ? 2 : 0)
  }

  function readBareWord() {
    const word = at(literal, source, offset)
    if (word !== undefined) return jsonLiteral.test(word) ? copy(word.length) : readNumber(word)
    const instead = { "=": ":", ";": "," }[source[offset]]
    if (instead) {
      slip("syntax", offset, `write "${instead}" instead of "${source[offset]}".`)
      return put(instead, offset++)
    }
    const name = at(bareName, source, offset)
    if (name !== undefined) {
      slip("quotes", offset, `a field's name must stand in double quotes: "${name}".`, true)
      put(JSON.stringify(name), offset)
      offset += name.length
      return
    }
    const found = at(bareText, source, offset)?.trimEnd()
    if (found === undefined) return copy(1)
    const end = offset + found.length
    const isClosed = source[end] === '"' && at(afterText, source, end + 1) !== undefined
    if (otherLiteral.test(found)) {
      const meant = found.toLowerCase().replace("none", "null")
      slip("syntax", offset, `write ${meant} instead of ${found}.`)
      put(meant, offset)
    } else {
      slip("syntax", offset, 'a text must stand in straight double quotes ("…").')
      put(JSON.stringify(found), offset)
    }
    offset = isClosed ? end + 1 : end
  }

  function readNumber(word: string) {
    const meant = JSON.stringify(Number(word))
    slip("syntax", offset, `${word} is not a number${meant === "null" ? "" : `, write ${meant}`}.`)
    put(meant, offset)
    offset += word.length
  }

  function readText(opening: string) {
    const start = offset + 1
    const lineEnd = source.indexOf("\n", start)
    const end = Math.min(lineEnd < 0 ? source.length : lineEnd, start + longest)
    const isStraight = opening === '"'
    if (isStraight) {
      const first = at(untilQuote, source, start)
      const length = first === undefined ? 0 : first.length + 1
      if (first !== undefined && at(afterText, source, offset + length) !== undefined)
        return odd.test(first) ? putText(start, offset + length - 1, false) : copy(length)
    }
    if (++doubts > mostDoubts) return copy(1)
    const isSingle = singles.includes(opening)
    const marks = quotesIn(start, end, isStraight ? '"' : isSingle ? singles : doubles)
    const closing = marks.find((mark) => at(afterText, source, mark + 1) !== undefined)
    const name = nameAndColon.exec(source.slice(start, marks[0] ?? end))
    if (
      expectsName() &&
      name &&
      (marks.length === 0 || /:\s*$/.test(source.slice(start, marks[0])))
    ) {
      slip("syntax", offset, `a double quote (") is missing after the field's name "${name[1]}".`)
      put(JSON.stringify(name[1]), offset)
      offset = start + name[0].length - 1
      return
    }
    if (isStraight && marks.length > 0) {
      const [first] = marks
      // The parser says that a comma is missing.
      if (closing === undefined || at(nextText, source, first + 1) !== undefined)
        return copy(first + 1 - offset)
      slip("syntax", first, 'a quotation mark inside a text is written \\".')
      return putText(start, closing, false)
    }
    if (closing !== undefined) {
      const content = source.slice(start, closing)
      const isSafe = !/["“”„‟«»\\]/.test(content)
      slip(
        "quotes",
        offset,
        isSingle
          ? "a text must stand in double quotes (\"…\"), not in single ones ('…')."
          : 'a text must stand in straight double quotes ("…"), not in curly ones (“…”).',
        isSafe,
      )
      return putText(start, closing, isSingle)
    }
    const curly = isStraight
      ? quotesIn(start, end, doubles).find((mark) => at(afterText, source, mark + 1) !== undefined)
      : undefined
    if (curly !== undefined) {
      slip(
        "quotes",
        curly,
        'a text must end with a straight double quote ("), not a curly one (”).',
      )
      return putText(start, curly, false)
    }
    return isStraight && continues(end) ? readParagraph(start, end) : readUnclosed(start, end)
  }

  /** The quotation marks in a line, without those after a backslash. */
  function quotesIn(start: number, end: number, which: string) {
    const found: number[] = []
    for (let place = start; place < end; place++) {
      if (source[place] === "\\") place++
      else if (which.includes(source[place])) found.push(place)
    }
    return found
  }

  function putText(start: number, end: number, isSingle: boolean) {
    put('"', start - 1)
    for (let place = start; place < end; place++) {
      const character = source[place]
      const escape = at(goodEscape, source, place)
      if (escape !== undefined) {
        put(escape, place, true)
        place += escape.length - 1
      } else if (isSingle && source.startsWith("\\'", place)) put("'", ++place)
      else if (character === "\\") {
        slip("syntax", place, wrongEscape)
        put(source.startsWith("images\\", start) ? "/" : "\\\\", place)
      } else if (control.test(character)) {
        const written = JSON.stringify(character).slice(1, -1)
        slip("syntax", place, `this character inside a text is written ${written}.`, true)
        put(written, place)
      } else put(character === '"' ? '\\"' : character, place)
    }
    put('"', end)
    offset = end + 1
  }

  /** Whether a text goes on below its line: the next line does not look like JSON, but ends a text. */
  function continues(end: number) {
    const next = source.slice(end + 1, end + 1000)
    return /^[^\S\n]*[^\s"“{}[\],]/.test(next) && /^[^"{}[\]]*"\s*(?:,?\s*\n|[}\]]|$)/.test(next)
  }

  function readParagraph(start: number, end: number) {
    slip(
      "syntax",
      start - 1,
      "the text runs on below its line. Write it on one line; a new line inside a text is written \\n.",
    )
    const close = source.indexOf('"', end)
    const content = source.slice(start, close)
    put(JSON.stringify(content.replace(/\s*\n\s*/g, "\n")), start - 1)
    offset = close + 1
  }

  function readUnclosed(start: number, end: number) {
    slip("syntax", start - 1, 'a text is not closed by a double quote (").')
    const content = source.slice(start, end).replace(/[\s,]+$/, "")
    put(JSON.stringify(content), start - 1)
    offset = start + content.length
  }
}
