import { readHtmlPages } from "../../scripts/lib/files"
import { readBuilt } from "../site/builtPages"
import { comparable } from "./comparable"
import { paths, renderPage } from "./renderPage"

const file = (path: string) => (path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1))

test.each(paths)("%s is the same without Gatsby", (path) => {
  expect(comparable(renderPage(path))).toEqual(comparable(readBuilt(file(path))))
})

test("there is no other built page", () => {
  const built = readHtmlPages("public").map(({ path }) => path)
  expect(built.filter((path) => !/404|^\/admin\//.test(path)).toSorted()).toEqual(
    paths.filter((path) => !path.includes("404")).toSorted(),
  )
})

describe("a difference is found in", () => {
  const html = readBuilt("about/index.html")
  const page = comparable(html)
  const mutations: [string, string | RegExp, string][] = [
    ["a text", /(?<=<h1[^>]*>)/, "Not "],
    ["a link", 'href="/contact/"', 'href="/services/"'],
    ["the title", "<title", "<title>Other</title><title"],
    ["a description", /<meta name="description"[^>]*>/, ""],
    ["the canonical address", /(?<=rel="canonical" href=")/, "https://evil.example.com/"],
    ["the JSON-LD", '"@type":"Organization"', '"@type":"Person"'],
    ["the language", /(?<=<html) lang="[^"]*"/, ""],
    ["the description of a picture", /(?<=<img[^>]* alt=")/, "Not "],
  ]
  test.each(mutations)("%s", (_what, before, after) => {
    const mutated = html.replace(before, after)
    expect(mutated).not.toBe(html)
    expect(comparable(mutated)).not.toEqual(page)
  })
})
