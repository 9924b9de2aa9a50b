/** @jest-environment node */
import { randomBytes } from "node:crypto"
import { mkdirSync, writeFileSync } from "node:fs"
import { temporaryFolder } from "../../test/support/temporaryFolder"
import { heavyPages } from "./weight"

const folder = temporaryFolder()
const words = (bytes: number) => randomBytes(bytes).toString("base64").slice(0, bytes)

function site(sections: object[] | undefined, htmlBytes: number) {
  mkdirSync(folder.at("page-data/sale"), { recursive: true })
  const data = { result: { data: { page: { sections } } } }
  writeFileSync(folder.at("page-data/sale/page-data.json"), JSON.stringify(data))
  return { folder: folder.at(""), pages: new Map([["/sale/", words(htmlBytes)]]) }
}

test("a heavy page is named with its heaviest sections", () => {
  const sections = [
    { anchor: null, story: { title: "Short" }, gallery: null },
    { anchor: "look", story: null, gallery: { title: words(4000) } },
  ]
  expect(heavyPages(site(sections, 40_000), ["/sale/"])).toEqual([
    expect.stringMatching(
      /^`\/sale\/` has \d\d\.\d kB of HTML, more than .*: section 2 \(gallery, 3\.\d kB\), section 1 \(story, 0\.\d kB\)\.$/,
    ),
  ])
})

test("a light page, and a page that is not composed, are not named", () => {
  expect(heavyPages(site([{ story: { title: "Short" } }], 100), ["/sale/"])).toEqual([])
  expect(heavyPages(site(undefined, 40_000), ["/sale/"])).toEqual([])
})
