import { invisibleCharacters } from "./invisibleCharacters"

const unprintable = "a character that pages cannot display. Delete it, or type the text again."
const bidi = "a control character that changes the order of letters. Delete it."
const copied = "an invisible character, often left over from copying. Type the text again."
const hidden = "an invisible character that programs read. Delete it, or type the text again."

test.each([
  ["a\u0007b", "unprintable-character", `contains U+0007, ${unprintable}`],
  ["a\ud83db", "unprintable-character", `contains U+D83D, ${unprintable}`],
  ["a\u202eb", "bidi-control", `contains U+202E, ${bidi}`],
  ["a\u200bb", "zero-width-character", `contains U+200B, ${copied}`],
  ["a\u{e0068}\u{e0069}b", "invisible-character", `contains U+E0068, ${hidden}`],
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
])("%s is allowed", (_, text) => expect(invisibleCharacters(text)).toEqual([]))
