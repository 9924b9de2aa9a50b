/** @jest-environment node */
import { pathAtLine } from "./pathAtLine"

const text = `{
  "title": "A",
  "lines": [
    "one",
    {
      "b": 1
    }
  ]
}
`

test("each line of a file leads to its field", () => {
  const paths = text.split("\n").map((_, index) => pathAtLine(text, index + 1).join("."))
  const entries = ["lines", "lines.0", "lines.1", "lines.1.b", "lines.1", "lines"]
  expect(paths).toEqual(["", "title", ...entries, "", ""])
  expect(pathAtLine(text.replaceAll("\n", "\r\n"), 2)).toEqual(["title"])
})

test.each([
  [text, 99],
  ["{ broken", 1],
])("%j has no field in line %d", (other, line) => {
  expect(pathAtLine(other, line)).toEqual([])
})
