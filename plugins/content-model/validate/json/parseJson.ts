import { parseTree, printParseErrorCode, type ParseError } from "jsonc-parser"
import type { Mended } from "./repairJson"

const messages: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  ColonExpected: "a colon is missing between the field and its value.",
  ValueExpected: "a value is missing.",
  PropertyNameExpected: 'a field\'s name in double quotes ("…") is missing.',
  CloseBraceExpected: 'a closing brace "}" is missing.',
  CloseBracketExpected: 'a closing bracket "]" is missing.',
  EndOfFileExpected: "there is something after the end of the content.",
}
const mostFaults = 5

/** What the parser says of a mended text, up to the fault after which it no longer knows where it is. */
export function parseJson({ text, origin, ...mended }: Mended) {
  const errors: ParseError[] = []
  const tree = text ? parseTree(text, errors, { disallowComments: true }) : undefined
  const faults: { offset: number; message: string }[] = []
  let { damagedFrom } = mended
  for (const { error, offset } of errors) {
    if (offset >= damagedFrom || faults.length === mostFaults) break
    const code = printParseErrorCode(error)
    if (code === "EndOfFileExpected" && tree?.type === "string") {
      damagedFrom = 0
      faults.push({ offset: origin(0), message: 'an opening brace "{" is missing.' })
    } else if (code !== "CommaExpected") {
      damagedFrom = offset
      const isAtEnd = offset >= text.trimEnd().length
      const place = isAtEnd ? origin(text.trimEnd().length - 1) + 1 : origin(offset)
      faults.push({ offset: place, message: messages[code] ?? "this makes no sense." })
    } else if (text[offset] === ":") {
      damagedFrom = text.lastIndexOf('"', text.lastIndexOf('"', offset) - 1)
      const message = 'a closing bracket "]" is missing before this field.'
      faults.push({ offset: origin(damagedFrom), message })
    } else faults.push(missingComma(text, offset, origin))
  }
  return { tree, faults, damagedFrom }
}

function missingComma(text: string, offset: number, origin: Mended["origin"]) {
  const before = text.slice(0, offset).trimEnd()
  const isAcrossLines = text.slice(before.length, offset).includes("\n")
  const where = isAcrossLines ? `at the end of line ${before.split("\n").length}` : "before this"
  const end = isAcrossLines ? origin(before.length - 1) + 1 : origin(offset)
  return { offset: end, message: `a comma is missing ${where}.` }
}

/** Tells line and column of an offset, both from 1. */
export function lineAndColumn(text: string) {
  const starts = [0]
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1))
    starts.push(end + 1)
  return (offset: number) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - starts[low] + 1 }
  }
}
