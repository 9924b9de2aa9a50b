/** The line and the column of an offset in a text, both from 1. */
export function lineAndColumn(text: string, offset: number) {
  const lines = text.slice(0, offset).split("\n")
  return { line: lines.length, column: lines[lines.length - 1].length + 1 }
}
