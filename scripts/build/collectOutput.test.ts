/** @jest-environment node */
import { utimesSync } from "node:fs"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listFiles } from "../lib/files"
import { collectOutput } from "./collectOutput"

const startedAt = Date.parse("2026-01-02")
const earlier = new Date("2026-01-01")

const script = (name: string, digit: string) => `${name}-${digit.repeat(20)}.js`
const picture = (digit: string) => `static/${digit.repeat(32)}/ab12c/a picture.avif`

const written = {
  "index.html": `<script src="/${script("app", "a")}"></script><img srcset="/${picture("c").replace(" ", "%20")} 1x">`,
  "favicon.svg": "<svg/>",
  _headers: "/*",
  "webpack.stats.json": "{}",
}
const referenced = {
  [script("app", "a")]: `load("${"b".repeat(20)}") //# sourceMappingURL=${script("app", "a")}.map`,
  [`${script("app", "a")}.map`]: "{}",
  [`${script("app", "a")}.br`]: "",
  [script("part", "b")]: "/page-data/sq/d/1.json",
  "page-data/sq/d/1.json": "{}",
  [picture("c")]: "",
}
const unused = {
  [script("app", "d")]: "",
  [`${script("app", "d")}.br`]: "",
  [picture("e")]: "",
  "page-data/sq/d/2.json": "{}",
  "gone/index.html": "",
  "gone.svg": "",
  "_gatsby/slices/_gatsby-scripts-1.html": "",
}

const { at, write } = temporaryFolder()

test("the output is what the build wrote and the older files that this refers to", () => {
  for (const [file, text] of Object.entries({ ...written, ...referenced, ...unused })) {
    write(`from/${file}`, text)
    if (!(file in written)) utimesSync(at(`from/${file}`), earlier, earlier)
  }
  collectOutput(at("from"), at("to"), startedAt)
  const { "webpack.stats.json": _, ...expected } = { ...written, ...referenced }
  expect(listFiles(at("to")).toSorted()).toEqual(Object.keys(expected).toSorted())
})
