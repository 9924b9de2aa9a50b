import { findNodeAtOffset, getNodePath } from "jsonc-parser"
import type { Path } from "../../lib/path"
import { parseJson } from "./parseJson"

/** The path of what begins or ends in a line of a content file, counted from 1; empty for the whole file. */
export function pathAtLine(text: string, line: number): Path {
  const { tree } = parseJson(text)
  const lines = text.split("\n")
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  const node = tree && findNodeAtOffset(tree, before + (lines[line - 1] ?? "").search(/\S|$/))
  return node ? getNodePath(node) : []
}
