import { invisibleCharacters } from "./invisibleCharacters"

const unprintable = "a character that pages cannot display. Delete it, or type the text again."

test.each<[text: string, type: string, message: string]>([
  ["Am\u0007bition", "unprintable-character", `contains U+0007, ${unprintable}`],
  ["Am\ud83dbition", "unprintable-character", `contains U+D83D, ${unprintable}`],
  ["Am\u2028bition", "unprintable-character", `contains U+2028, ${unprintable}`],
  [
    "Am\u202ebition",
    "bidi-control",
    "contains U+202E, a control character that changes the order of letters. Delete it.",
  ],
  [
    "Am\u2067bition",
    "bidi-control",
    "contains U+2067, a control character that changes the order of letters. Delete it.",
  ],
  [
    "Am\u200bbition",
    "zero-width-character",
    "contains U+200B, an invisible character, often left over from copying. Type the text again.",
  ],
  [
    "Am\u{e0068}\u{e0069}bition",
    "invisible-character",
    "contains U+E0068, an invisible character that programs read. Delete it, or type the text again.",
  ],
  ["\u2800", "empty-text", "contains only invisible characters. Write a text."],
])("%j is reported", (text, type, message) => {
  expect(invisibleCharacters(text)).toEqual([[type, message]])
})

test.each([
  ["white space", "a\tb\r\nc"],
  ["an isolate that is closed", "from \u2067שלום\u2069 to"],
  ["a soft hyphen and a joiner", "an\u00adswer می\u200cخواهم"],
  ["emoji with variation selectors and joiners", "❤️ 👩\u200d🌾"],
  ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
])("%s is allowed", (_, text) => {
  expect(invisibleCharacters(text)).toEqual([])
})
