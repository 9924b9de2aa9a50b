/** @jest-environment node */
import * as fc from "fast-check"
import { invisibleCharacters, withoutInvisible } from "./invisibleCharacters"

test.each([
  ["zero-width characters", "Say\u200bing \ufeffhel\u2060lo", "Saying hello"],
  ["soft hyphens", "Hüh\u00adner", "Hühner"],
  ["line breaks of other systems", "a\r\nb\rc\u2028d\u000be", "a\nb\nc\nd\ne"],
  ["control characters", "a\u0000b\u001bc\ufffec\td", "abcc\td"],
  ["halves of characters", "a\ud83db", "ab"],
  ["controls of the order of letters", "\u202a+91 40 0000\u202c", "+91 40 0000"],
  ["isolates without their ends", "a\u2067b", "ab"],
  ["tags", "a\u{e0041}b", "ab"],
])("%s are cleaned", (_, text, cleaned) => expect(withoutInvisible(text)).toBe(cleaned))

test.each(["👩‍🌾 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्‍ष ന്‍ می‌خواهم", "The name \u2068שלום\u2069", "葛\u{e0100}", "a\u00a0b"])(
  "%j stays as it is",
  (text) => expect(withoutInvisible(text)).toBe(text),
)

test("the check finds nothing in a text from elsewhere", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ..."\r\n\t\v \u00ad\u200b\u200d\u202e\u2060\u2066\u2067\u2069\ufe0f\ufeff\u3164".split(""),
    ),
    fc.constantFrom("🏴", "👩", "\u{e0067}", "\u{e007f}", "漢", "\u{e0101}", "क"),
    fc.string({ unit: "binary", maxLength: 2 }),
  )
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""))
  fc.assert(
    fc.property(text, (copied) => {
      const cleaned = withoutInvisible(copied)
      expect(invisibleCharacters(cleaned).filter(([type]) => type !== "empty-text")).toEqual([])
      expect(withoutInvisible(cleaned)).toBe(cleaned)
    }),
    { numRuns: 1000 },
  )
})
