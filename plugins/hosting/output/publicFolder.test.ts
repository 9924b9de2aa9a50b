import { existsSync, rmSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { listFiles } from "./listFiles"
import { moveUnusedFiles, preparePublicFolder, saveRunState } from "./publicFolder"

const { at, write } = temporaryFolder()
const project = process.cwd()
beforeEach(() => {
  process.chdir(at())
  write("src/model/describe.ts", "")
})
afterEach(() => {
  delete process.env.NOW
  process.chdir(project)
})

const picture = (letter: string) => `static/${letter.repeat(32)}/hen.avif`
const dataOf = (page: string) => `page-data/${page}/page-data.json`
const home = ["index.html", dataOf("index"), picture("a")]
const over = ["over/index.html", dataOf("over"), picture("b")]

/** The files of a complete build with two pages. The second one is not a page of the site any more. */
function build() {
  write("public/index.html", `${dataOf("index")} ${picture("a")}`)
  write("public/over/index.html", dataOf("over"))
  write(`public/${dataOf("over")}`, picture("b"))
  for (const file of [dataOf("index"), picture("a"), picture("b"), "sitemap.xml", "_headers"])
    write(`public/${file}`, "")
  write("public/webpack.stats.json", "{}")
  moveUnusedFiles(["index.html"])
  saveRunState("build")
}

const publicFiles = () => (existsSync("public") ? listFiles("public").toSorted() : undefined)

test("what no page names is not published, and the next build has it again", () => {
  build()
  expect(publicFiles()).toEqual([...home, "sitemap.xml", "_headers"].toSorted())
  preparePublicFolder("build")
  expect(publicFiles()).toEqual([...home, ...over.slice(1)].toSorted())
})

test.each([
  ["was killed", () => preparePublicFolder("build")],
  ["was of another moment", () => void (process.env.NOW = "2027-01-01")],
  ["was of other code", () => write("src/model/describe.ts", "describe")],
  ["was the development server", () => preparePublicFolder("develop")],
  ["has been cleaned away", () => rmSync("public", { recursive: true })],
])("a build starts from nothing if the last run %s", (_, change) => {
  build()
  change()
  preparePublicFolder("build")
  expect(publicFiles()).toBeUndefined()
})

test("while the development server uses a built site, the site is incomplete", () => {
  build()
  const expected = [...home, ...over.slice(1), "sitemap.xml", "webpack.stats.json"].toSorted()
  preparePublicFolder("develop")
  expect(publicFiles()).toEqual(expected)
  preparePublicFolder("develop")
  expect(publicFiles()).toEqual(expected)
})
