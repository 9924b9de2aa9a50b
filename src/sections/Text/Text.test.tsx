import { render } from "@testing-library/react"
import { type } from "../../theme/tokens"
import { Text } from "./Text"

const span = { text: "One sentence.", isBold: false, isItalic: false, to: null }
const text = { blocks: [{ kind: "paragraph", lines: [{ spans: [span] }] }] }

test("a sentence without a heading is no louder than an introduction", () => {
  render(<Text title={null} body={text} />)
  const dense = (css: string) => css.replace(/\s/g, "")
  const isUsed = (font: string) => dense(document.head.textContent).includes(dense(font))
  expect([isUsed(type.lead), isUsed(type.major)]).toEqual([true, false])
})
