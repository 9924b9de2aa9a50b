/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { collect } from "./collect"

const began = Date.parse("2026-01-02")
const earlier = new Date("2026-01-01")

const script = (name: string, digit: string) => `${name}-${digit.repeat(20)}.js`
const picture = (digit: string) => `static/${digit.repeat(32)}/ab12c/a picture.avif`

const written = {
  "index.html": `<script src="/${script("app", "a")}"></script><img srcset="/${picture("c").replace(" ", "%20")} 1x">`,
  "favicon.svg": "<svg/>",
  _headers: "/*",
  "webpack.stats.json": "{}",
}
const older = {
  [script("app", "a")]: `load("${"b".repeat(20)}") //# sourceMappingURL=${script("app", "a")}.map`,
  [`${script("app", "a")}.map`]: "{}",
  [`${script("app", "a")}.br`]: "",
  [script("part", "b")]: "/page-data/sq/d/1.json",
  "page-data/sq/d/1.json": "{}",
  [picture("c")]: "",
}
const left = {
  [script("app", "d")]: "",
  [`${script("app", "d")}.br`]: "",
  [picture("e")]: "",
  "page-data/sq/d/2.json": "{}",
  "gone/index.html": "",
  "gone.svg": "",
  "_gatsby/slices/_gatsby-scripts-1.html": "",
}

test("the site of a build is what it wrote and what that names, whatever earlier ones left", () => {
  const root = mkdtempSync(join(tmpdir(), "collect-"))
  try {
    for (const [file, text] of Object.entries({ ...written, ...older, ...left })) {
      const path = join(root, "from", file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      if (!(file in written)) utimesSync(path, earlier, earlier)
    }
    collect(join(root, "from"), join(root, "to"), began)
    const taken = readdirSync(join(root, "to"), { recursive: true, encoding: "utf8" })
      .filter((file) => statSync(join(root, "to", file)).isFile())
      .map((file) => file.replaceAll("\\", "/"))
    const { "webpack.stats.json": _, ...wanted } = { ...written, ...older }
    expect(taken.toSorted()).toEqual(Object.keys(wanted).toSorted())
  } finally {
    rmSync(root, { recursive: true })
  }
})
