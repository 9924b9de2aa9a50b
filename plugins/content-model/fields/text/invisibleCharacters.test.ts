/** @jest-environment node */
import * as fc from "fast-check"
import { invisibleCharacters, withoutInvisible } from "./invisibleCharacters"

const around = (...codePoints: number[]) =>
  codePoints.map((codePoint) => `a${String.fromCodePoint(codePoint)}b`)

test.each([
  [
    "unprintable-character",
    around(0, 0x0b, 0x1f, 0x7f, 0x85, 0x9f, 0x2028, 0xfffe, 0x10ffff, 0xfff9),
  ],
  ["unprintable-character", ["a\ud83d", "\udc00b", "a\udc00\ud800b", "\ud83d\t\udc14"]],
  [
    "bidi-control",
    [...around(0x202a, 0x202e, 0x2066, 0x2069), "a \u2069b\u2067 c", "\u2067b\nc\u2069"],
  ],
  ["zero-width-character", around(0x200b, 0x2060, 0xfeff)],
  [
    "invisible-character",
    around(0x115f, 0x17b4, 0x206a, 0x2061, 0x3164, 0x1d173, 0xe0001, 0xe0fff),
  ],
  [
    "invisible-character",
    ["a\u{e0068}\u{e0069}", "🏴\u{e0067}\u{e0062}", "\ufe0fa", "a\u{e0100}b"],
  ],
  ["empty-text", ["\u200d", "\u200e \u200f", "\u00ad", "\u2800", "\u200b"]],
])("%s is found in %j", (expected, texts) => {
  for (const text of texts)
    expect(invisibleCharacters(text).map(([type]) => type)).toContain(expected)
})

test.each([
  ["zero-width characters", "Say\u200bing \ufeffhel\u2060lo", "Saying hello"],
  ["soft hyphens", "Hüh\u00adner", "Hühner"],
  ["line breaks of other systems", "a\r\nb\rc\u2028d\u000be", "a\nb\nc\nd\ne"],
  ["control characters", "a\u0000b\u001bc\ufffec\td", "abcc\td"],
  ["halves of characters", "a\ud83db \ud83d\u00ad\udc14", "ab "],
  ["controls of the order of letters", "\u202a+91 40 0000\u202c", "+91 40 0000"],
  ["isolates without their ends", "a\u2067b", "ab"],
  ["tags", "a\u{e0041}b", "ab"],
  ["signs of the look of what goes as well", "\u0000\ufe0f", ""],
])("%s are cleaned", (_, text, cleaned) => expect(withoutInvisible(text)).toBe(cleaned))

test.each(["👩‍🌾 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्‍ष ന്‍ می‌خواهم", "The name \u2068שלום\u2069", "葛\u{e0100}", "a\u00a0b"])(
  "%j stays as it is",
  (text) => {
    expect(withoutInvisible(text)).toBe(text)
    expect(invisibleCharacters(text)).toEqual([])
  },
)

test("the check finds nothing in a text from elsewhere", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ..."\r\n\t\v\0 \u00ad\u200b\u200d\u202e\u2060\u2066\u2067\u2069\ufe0f\ufeff\u3164".split(""),
      ..."\ud83d \udc14 🏴 👩 \u{e0067} \u{e007f} 漢 \u{e0101} क".split(" "),
    ),
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
