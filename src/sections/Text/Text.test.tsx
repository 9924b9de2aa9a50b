/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"
import { type } from "../../theme/tokens"
import { Text } from "./Text"

const span = { text: "One sentence.", isBold: false, isItalic: false, to: null }
const text = { blocks: [{ kind: "paragraph", lines: [{ spans: [span] }] }] }

test("a sentence without a heading is no louder than an introduction", () => {
  const sheet = new ServerStyleSheet()
  renderToStaticMarkup(sheet.collectStyles(<Text title={null} body={text} />))
  const dense = (css: string) => css.replace(/\s/g, "")
  const isUsed = (font: string) => dense(sheet.getStyleTags()).includes(dense(font))
  expect([isUsed(type.lead), isUsed(type.major)]).toEqual([true, false])
})
