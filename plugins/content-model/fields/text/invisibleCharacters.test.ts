import { invisibleCharacters, withoutInvisible } from "./invisibleCharacters"

const around = (...codePoints: number[]) =>
  codePoints.map((codePoint) => `a${String.fromCodePoint(codePoint)}b`)
const overrides = around(0x202a, 0x202e, 0x2066, 0x2069)

test.each([
  ["invisible-character", around(0, 0x0b, 0x1f, 0x7f, 0x85, 0x9f, 0x2028, 0xfffe, 0xfff9)],
  ["invisible-character", ["a\ud83d", "\udc00b", "a\udc00\ud800b", "\ud83d\t\udc14"]],
  ["invisible-character", [...overrides, "a \u2069b\u2067 c", "\u2067b\nc\u2069"]],
  ["zero-width-character", around(0x200b, 0x2060, 0xfeff)],
  ["invisible-character", around(0x115f, 0x17b4, 0x206a, 0x2061, 0x3164, 0x1d173, 0xe0001)],
  ["invisible-character", ["a\u{e0068}", "🏴\u{e0067}\u{e0062}", "\ufe0fa", "a\u{e0100}b"]],
  ["empty-text", ["\u200d", "\u200e \u200f", "\u00ad", "\u2800", "\u200b"]],
])("%s is found in %j, and cleaned", (expected, texts) => {
  for (const text of texts) {
    expect(invisibleCharacters(text).map(([type]) => type)).toContain(expected)
    const left = invisibleCharacters(withoutInvisible(text))
    expect(left.filter(([type]) => type !== "empty-text")).toEqual([])
  }
})

test.each([
  ["Say\u200bing \ufeffhel\u2060lo", "Saying hello"],
  ["Hüh\u00adner", "Hühner"],
  ["a\r\nb\rc\u2028d\u000be", "a\nb\nc\nd\ne"],
  ["a\u0000b\u001bc\ufffec\td", "abcc\td"],
  ["a\ud83db \ud83d\u00ad\udc14", "ab "],
  ["\u202a+91 40 0000\u202c", "+91 40 0000"],
  ["\u0000\ufe0f", ""],
])("%j becomes %j", (text, cleaned) => expect(withoutInvisible(text)).toBe(cleaned))

test.each(["👩‍🌾 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्‍ष ന്‍ می‌خواهم", "The name \u2068שלום\u2069", "葛\u{e0100}", "a\u00a0b"])(
  "%j stays as it is",
  (text) => {
    expect(withoutInvisible(text)).toBe(text)
    expect(invisibleCharacters(text)).toEqual([])
  },
)
