import { invisibleCharacters } from "./invisibleCharacters"

test.each([
  ["white space", "a\tb\r\nc"],
  ["an isolate that is closed", "from \u2067שלום\u2069 to"],
  ["a soft hyphen and a joiner", "an\u00adswer می\u200cخواهم"],
  ["emoji with variation selectors and joiners", "❤️ 👩\u200d🌾"],
  ["the flag of Scotland", "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}"],
])("%s is allowed", (_, text) => expect(invisibleCharacters(text)).toEqual([]))
