/** @jest-environment jsdom */
import { renderToStaticMarkup } from "react-dom/server"
import { ServerStyleSheet } from "styled-components"
import { type } from "../../theme/tokens"
import { Text } from "./Text"

const span = { text: "One sentence.", isBold: false, isItalic: false, to: null }
const text = { blocks: [{ kind: "paragraph", lines: [{ spans: [span] }] }] }

test("a sentence without a heading is no louder than an introduction", () => {
  const sheet = new ServerStyleSheet()
  renderToStaticMarkup(sheet.collectStyles(<Text title={null} body={text} id="text" />))
  const dense = (css: string) => css.replace(/\s/g, "")
  const isUsed = (font: string) => dense(sheet.getStyleTags()).includes(dense(font))
  expect([isUsed(type.lead), isUsed(type.major)]).toEqual([true, false])
})

test("a text with four headings or more begins with links to them", () => {
  const heading = { kind: "heading", lines: [{ spans: [span] }] }
  const idsIn = (count: number) => {
    const blocks = Array.from({ length: count }, () => heading)
    const html = renderToStaticMarkup(<Text title="Guide" body={{ blocks }} id="guide" />)
    const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id)
    return [found(/href="#(.+?)"/g), found(/<h3 id="(.+?)"/g)]
  }
  const ids = [0, 1, 2, 3].map((index) => `guide-${index}`)
  expect([idsIn(3), idsIn(4)]).toEqual([
    [[], []],
    [ids, ids],
  ])
})
