import { parseTree, type Node, type ParseError } from "jsonc-parser"
import { describeSyntaxError } from "./syntaxMessages"

type JsonError = {
  type: "syntax-error" | "merge-conflict"
  offset: number
  /** What is wrong and what to do, in one sentence. */
  message: string
}

const maxErrors = 5
const maxDepth = 64 // nested brackets; the model needs 5

const conflictMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m

/** Parses JSON strictly. Returns the syntax tree, or the errors in the order of the text. */
export function parseJson(text: string): { tree?: Node; errors: JsonError[] } {
  const tooDeep = offsetBelow(maxDepth, text)
  if (tooDeep !== undefined)
    return syntaxError(tooDeep, `more than ${maxDepth} brackets are nested. Delete some.`)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  if (errors.length === 0) return { tree, errors: [] }
  const conflict = conflictMarker.exec(text)
  if (conflict) {
    const message = `contains a merge conflict, marked by "${conflict[0]}". Keep one of the two versions and delete the lines with markers.`
    return { errors: [{ type: "merge-conflict", offset: conflict.index, message }] }
  }
  if (/^\s*["\p{L}\d]/u.test(text))
    return syntaxError(text.search(/\S/), 'the opening brace "{" is missing at the start. Add it.')
  return { errors: describeErrors(text, errors) }
}

const syntaxError = (offset: number, message: string) => ({
  errors: [syntaxIssue(offset, message)],
})

const syntaxIssue = (offset: number, message: string): JsonError => ({
  type: "syntax-error",
  offset,
  message: `has a syntax error: ${message}`,
})

/** Describes the first error of each line. Further errors on a line mostly follow from the first. */
function describeErrors(text: string, errors: ParseError[]) {
  const described: JsonError[] = []
  for (const error of errors) {
    const { offset, message, isLast } = describeSyntaxError(text, error)
    const previous = described.at(-1)
    if (previous && !text.slice(previous.offset, offset).includes("\n")) continue
    described.push(syntaxIssue(offset, message))
    if (isLast || described.length === maxErrors) break
  }
  return described
}

/** The offset of the first bracket that is nested deeper than `depth`. jsonc-parser is recursive. */
function offsetBelow(depth: number, text: string) {
  let open = 0
  const tokens = /"(?:[^"\\\r\n]|\\[^])*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)|[{}[\]]/g
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === "{" || token === "[") open++
    if (token === "}" || token === "]") open--
    if (open > depth) return index
  }
  return undefined
}
