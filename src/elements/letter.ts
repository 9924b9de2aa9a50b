// Longer addresses are cut off by some mail programs.
const mostOfSubject = 400 // characters, as encoded
const most = 1900

/** A `mailto:` address that opens a letter with this subject and as much of the text as fits. */
export function letter(to: string, subject: string, text: string) {
  const [mailbox] = to.split("?")
  const start = `${mailbox}?subject=${fitting(subject, mostOfSubject)}&body=`
  return start + fitting(text.replace(/\r?\n/g, "\r\n"), most - start.length)
}

function fitting(text: string, room: number) {
  let fits = ""
  for (const character of text) {
    const next = fits + encoded(character)
    if (next.length > room) return fits + encoded("…")
    fits = next
  }
  return fits
}

// Other than encodeURIComponent this bears half a character, which a text may hold.
const encoded = (text: string) =>
  new URLSearchParams([["", text]]).toString().slice(1).replaceAll("+", "%20")
