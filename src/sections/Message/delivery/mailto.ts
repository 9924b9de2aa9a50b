// Some mail programs cut off longer URLs. Lengths are those of the encoded text.
const maxSubjectLength = 400
const maxUrlLength = 1900

/** A `mailto:` URL with a subject and a body, both truncated to fit. */
export function mailtoUrl(to: string, subject: string, text: string) {
  const [mailbox] = to.split("?")
  const start = `${mailbox}?subject=${truncateEncoded(subject, maxSubjectLength)}&body=`
  return start + truncateEncoded(text.replace(/\r?\n/g, "\r\n"), maxUrlLength - start.length)
}

/** The address of a chat, such as `https://wa.me/914055501234`, with a text truncated to fit. */
export function whatsAppUrl(chat: string, text: string) {
  const start = `${chat.split("?")[0]}?text=`
  return start + truncateEncoded(text, maxUrlLength - start.length)
}

function truncateEncoded(text: string, room: number) {
  let fits = ""
  for (const character of text) {
    const next = fits + encode(character)
    if (next.length > room) return fits + encode("…")
    fits = next
  }
  return fits
}

// Unlike `encodeURIComponent`, does not throw on lone surrogates.
const encode = (text: string) =>
  new URLSearchParams([["", text]]).toString().slice(1).replaceAll("+", "%20")
