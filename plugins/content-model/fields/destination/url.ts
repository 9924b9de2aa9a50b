// Control characters, and others without width that make one address look like another.
export const invisible =
  "\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff"
// In a host name, the only ASCII characters besides letters and digits are "-", "." and "_".
// Characters that end a piece of HTML or a header must be encoded in a URL.
export const host = `https://[^\\s!-,/:-@[-^\`{-~${invisible}]+(:\\d{1,5})?`
export const urlCharacter = `[^\\s"<>\\\\^\`{|}${invisible}]`

const mailCharacter = `[^@?,;:/\\s"<>\\\\^\`{|}${invisible}]`
export const mailbox = `${mailCharacter}+@${mailCharacter}+`

// Parsers turn full-width characters such as "；" into ASCII, which would end a directive of the CSP.
// DNS allows 253 characters. A longer host would exceed the limit of a header.
const asciiHost = /^[\w.-]{1,253}(:\d+)?$/

/** Whether a URL of the right form can be parsed. True for all other addresses. */
export const isParsableUrl = (url: string) =>
  !url.startsWith("https:") || (URL.canParse(url) && asciiHost.test(new URL(url).host))
export const unparsableMessage = "is not a valid address: check the name of the host"
