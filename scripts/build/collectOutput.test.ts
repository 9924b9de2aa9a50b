/** @jest-environment node */
import { utimesSync } from "node:fs"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { listFiles } from "../lib/files"
import { collectOutput, reusableFiles } from "./collectOutput"

const script = (name: string, digit: string) => `${name}-${digit.repeat(20)}.js`
const picture = (digit: string) => `static/${digit.repeat(32)}/ab12c/a picture.avif`

const written = {
  "index.html": `<script src="/${script("app", "a")}"></script><img srcset="/${picture("c").replace(" ", "%20")} 1x">`,
  "favicon.svg": "<svg/>",
  _headers: "/*",
  "downloads/price-list.pdf": "",
  "downloads/archive.tar.gz": "",
  [`${"f".repeat(32)}.txt`]: "a key for search engines",
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
  "page-data/gone/page-data.json": "{}",
  "page-data/sq/d/2.json": "{}",
  "_gatsby/slices/_gatsby-scripts-1.html": "",
}

const { at, write } = temporaryFolder()
const [early, late] = [new Date("2026-01-01"), new Date("2100-01-01")]

function writeAll(files: Record<string, string>, time: Date) {
  for (const [file, text] of Object.entries(files)) {
    write(`from/${file}`, text)
    utimesSync(at(`from/${file}`), time, time)
  }
}

test("the output is what each build writes and what this refers to, whatever the clock says", () => {
  writeAll({ ...written, ...referenced }, early)
  writeAll({ ...unused, "deleted/index.html.br": "" }, late)
  collectOutput(at("from"), at("to"))
  const { "webpack.stats.json": _, ...expected } = { ...written, ...referenced }
  expect(listFiles(at("to")).toSorted()).toEqual(Object.keys(expected).toSorted())
})

test("what the next build writes again is not reused, so that it does not outlive its source", () => {
  const reused = {
    ...referenced,
    ...unused,
    "index.html": "",
    "page-data/index/page-data.json": "{}",
    "about/index.html": "",
    "about/index.html.br": "",
    "page-data/about/page-data.json": "{}",
    "404.html": "",
    "page-data/404.html/page-data.json": "{}",
  }
  const redirect = { "team/index.html": "", "team/index.html.br": "", "old.html": "" }
  const copied = { "price-list.pdf": "", "downloads/archive.tar.gz": "", "favicon.svg": "" }
  writeAll({ ...reused, ...redirect, ...copied }, early)
  expect(reusableFiles(at("from")).toSorted()).toEqual(Object.keys(reused).toSorted())
})
