import { parseTree, type Node, type ParseError } from "jsonc-parser"
import { describeSyntaxError } from "./syntaxMessages"

type JsonError = {
  type: "syntax-error" | "merge-conflict"
  offset: number
  /** What is wrong and what to do, in one sentence. */
  message: string
}

const conflictMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m

/** Parses JSON strictly. Returns the syntax tree, or the first error: most others follow from it. */
export function parseJson(text: string): { tree?: Node; error?: JsonError } {
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  if (errors.length === 0) return { tree }
  const conflict = conflictMarker.exec(text)
  if (conflict) {
    const message = `contains a merge conflict, marked by "${conflict[0]}". Keep one of the two versions and delete the lines with markers.`
    return { error: { type: "merge-conflict", offset: conflict.index, message } }
  }
  if (/^\s*["\p{L}\d]/u.test(text))
    return syntaxError(text.search(/\S/), 'the opening brace "{" is missing at the start. Add it.')
  const { offset, message } = describeSyntaxError(text, errors[0])
  return syntaxError(offset, message)
}

/** The value of a JSON text, without checking it by the model; undefined where `parseJson` has an error. */
export function valueIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const syntaxError = (offset: number, message: string): { error: JsonError } => ({
  error: { type: "syntax-error", offset, message: `has a syntax error: ${message}` },
})
