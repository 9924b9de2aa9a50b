import styled from "styled-components"
import type { SectionKind } from "../../../content-model/schema/sections/section"
import { colour, radius } from "../../components/theme"

const lines = (x: number, width: number, ...heights: number[]) =>
  heights.map((y) => `M${x} ${y}h${width}`).join("")
const boxes = (y: number, width: number, height: number, ...xs: number[]) =>
  xs.map((x) => `M${x} ${y}h${width}v${height}h-${width}z`).join("")
const dots = (y: number, ...xs: number[]) =>
  xs.map((x) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`).join("")

/** Strokes on a ground of 48 by 32. */
const drawings: { [Kind in SectionKind]?: string } = {
  story: boxes(6, 16, 20, 5) + lines(26, 17, 9, 16) + lines(26, 11, 23),
  text: lines(6, 18, 7) + lines(6, 36, 14, 20) + lines(6, 26, 26),
  cards: boxes(8, 10, 16, 4, 19, 34),
  steps: dots(11, 8, 24, 40) + lines(13, 6, 11) + lines(29, 6, 11) + boxes(22, 8, 0, 4, 20, 36),
  questions: lines(6, 24, 8, 16, 24) + [8, 16, 24].map((y) => `M37 ${y - 2}l3 3l3 -3`).join(""),
  quotes:
    "M10 8q-4 3 -4 8h5v-5h-4M20 8q-4 3 -4 8h5v-5h-4" + lines(26, 16, 9, 15) + lines(6, 20, 24),
  figures:
    "M8 9l4 -3v14M22 8q5 -3 6 2q0 3 -6 10h7M36 7h7l-5 6q6 1 3 6q-3 2 -6 0" +
    boxes(26, 8, 0, 6, 21, 35),
  prices:
    boxes(5, 16, 22, 6, 26) +
    lines(10, 8, 11) +
    lines(30, 8, 11) +
    lines(10, 4, 19) +
    lines(30, 4, 19),
  gallery: boxes(4, 11, 10, 4, 18, 32) + boxes(18, 11, 10, 4, 18, 32),
  video: boxes(5, 36, 22, 6) + "M21 11v10l8 -5z",
  downloads: "M10 6v12M5 14l5 5l5 -5M5 25h10" + lines(22, 20, 9, 17) + lines(22, 12, 25),
  visit:
    "M13 27q-8 -9 -8 -14a8 8 0 1 1 16 0q0 5 -8 14z" +
    dots(13, 13) +
    lines(27, 16, 9, 16) +
    lines(27, 10, 23),
  message: boxes(4, 32, 6, 8) + boxes(13, 32, 8, 8) + boxes(25, 12, 3, 8),
  items: dots(9, 10, 24, 38) + boxes(18, 8, 0, 6, 20, 34) + boxes(25, 8, 0, 6, 20, 34),
  callToAction: lines(12, 24, 8) + lines(8, 32, 14) + boxes(20, 18, 7, 15),
}

/** A small drawing of a kind of section. */
export const Sketch = ({ kind = "" }: { kind?: string }) => (
  <Drawing viewBox="0 0 48 32" aria-hidden>
    <path d={new Map(Object.entries(drawings)).get(kind) ?? boxes(6, 36, 20, 6)} />
  </Drawing>
)

const Drawing = styled.svg`
  flex: none;
  width: 3rem;
  border-radius: ${radius.small};
  background: ${colour.selected};
  fill: none;
  stroke: ${colour.link};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`
