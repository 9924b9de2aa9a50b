import { readFileSync } from "node:fs"
import { onShareCard } from "../components/schema"
import { shareCard } from "./shareCard"

/** The characters of a font: its table `cmap` in format 4. */
function charactersOf(file: string) {
  const font = readFileSync(file)
  const cmap = font.readUInt32BE(font.indexOf("cmap") + 8)
  const table = cmap + font.readUInt32BE(cmap + 8)
  const twice = font.readUInt16BE(table + 6)
  return Array.from({ length: twice / 2 - 1 }, (_, index) => {
    const last = font.readUInt16BE(table + 14 + 2 * index)
    const first = font.readUInt16BE(table + 16 + twice + 2 * index)
    return Array.from({ length: last - first + 1 }, (_one, at) => String.fromCharCode(first + at))
  }).flat()
}

test("the fields on share cards accept the characters of their font and no others", () => {
  const isAccepted = new RegExp(`[${onShareCard.drawn.characters}]`, "u")
  const isEmojiOrSpace = /[\p{Extended_Pictographic}\p{Z}\p{Cf}\ufe0f]/u
  const all = Array.from({ length: 0xd800 }, (_, point) => String.fromCharCode(point))
  expect(all.filter((one) => isAccepted.test(one) && !isEmojiOrSpace.test(one))).toEqual(
    shareCard.display.files
      .flatMap(charactersOf)
      .toSorted()
      .filter((one) => !isEmojiOrSpace.test(one)),
  )
})
