// Longer addresses are cut off by some mail programs.
const maxSubjectLength = 400 // characters, as encoded
const maxUrlLength = 1900

/** A `mailto:` address that opens a letter with this subject and as much of the text as fits. */
export function mailtoUrl(to: string, subject: string, text: string) {
  const [mailbox] = to.split("?")
  const start = `${mailbox}?subject=${truncateEncoded(subject, maxSubjectLength)}&body=`
  return start + truncateEncoded(text.replace(/\r?\n/g, "\r\n"), maxUrlLength - start.length)
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

// Other than encodeURIComponent this bears half a character, which a text may hold.
const encode = (text: string) =>
  new URLSearchParams([["", text]]).toString().slice(1).replaceAll("+", "%20")
