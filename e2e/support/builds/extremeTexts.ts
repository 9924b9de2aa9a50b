const words =
  "ambition meets an opportunity where responsible entrepreneurship and internationalisation become everyday craftsmanship for people who have plans that go far beyond what anybody expected from them in the beginning without extraordinary circumstances".split(
    " ",
  )

/** Words with the maximum length. */
export function longText(maxLength: number, count: number) {
  let text = `${count}`
  for (let next = count; text.length < maxLength; next++) text += ` ${words[next % words.length]}`
  return text.slice(0, maxLength).replace(/ $/, "s")
}

const oddTexts = [
  "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt ", // no place for a line break
  "🚀👩🏽‍🌾🏳️‍🌈👨‍👩‍👧‍👦🐓 ",
  "نجمع الطموح بالفرصة في كل مكان ",
  "ఆశయాన్ని అవకాశంతో కలుపుతాము ",
  "<b>&amp;</b> <script>alert(1)</script> &lt; ",
]
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/** The odd texts in turn, with the maximum length. Long fields begin with the unbreakable word. */
export function oddText(maxLength: number, count: number) {
  const rotated = oddTexts.map((_, index) => oddTexts[(index + count) % oddTexts.length])
  const all = (maxLength > 60 ? [oddTexts[0], ...rotated] : rotated).join("")
  let text = `${count} `
  for (const { segment } of graphemes.segment(all)) {
    if (text.length + segment.length > maxLength) break
    text += segment
  }
  return text.trim()
}
