/** @jest-environment node */
import { pathAtLine } from "./pathAtLine"

const text = '{\n  "title": "A",\n  "lines": [\n    "one",\n    {\n      "b": 1\n    }\n  ]\n}\n'

test("each line of a file leads to its field", () => {
  const paths = text.split("\n").map((_, index) => pathAtLine(text, index + 1).join("."))
  const entries = ["lines", "lines.0", "lines.1", "lines.1.b", "lines.1", "lines"]
  expect(paths).toEqual(["", "title", ...entries, "", ""])
  expect(pathAtLine(text.replaceAll("\n", "\r\n"), 2)).toEqual(["title"])
  expect(pathAtLine("{ broken", 1)).toEqual([])
})
