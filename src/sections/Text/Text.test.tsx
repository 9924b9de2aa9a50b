import { render, screen } from "@testing-library/react"
import { type } from "../../theme/tokens"
import { Cards } from "../Cards/Cards"
import { Text } from "./Text"

const span = { text: "One sentence.", isBold: false, isItalic: false, to: null }
const text = { blocks: [{ kind: "paragraph", lines: [{ spans: [span] }] }] }

test("a sentence without a heading is no louder than an introduction", () => {
  render(<Text title={null} body={text} />)
  const dense = (css: string) => css.replace(/\s/g, "")
  const isUsed = (font: string) => dense(document.head.textContent).includes(dense(font))
  expect([isUsed(type.lead), isUsed(type.major)]).toEqual([true, false])
})

test.each([
  [2, "DIV"],
  [3, "SECTION"],
])("%i cards without pictures stand in a %s", (length, place) => {
  const card = { icon: null, picture: null, detail: null, title: "One", text, to: null }
  render(<Cards title="All" introduction={null} entries={Array.from({ length }, () => card)} />)
  expect(screen.getByRole("list").parentElement?.tagName).toBe(place)
})
