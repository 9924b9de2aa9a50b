import { prettyDOM } from "@testing-library/dom"
import { readHtmlPages } from "../../scripts/lib/files"
import { prefix, readBuilt } from "../site/builtPages"
import { paths, renderPage } from "./renderPage"

/** What Gatsby and plugins/hosting add to a page. Without Gatsby, our own renderer would write it. */
const added =
  "meta[charset], meta[http-equiv], meta[name=viewport], head script:not([type]), style, #gatsby-announcer, picture > source"

/** Names of classes, and the addresses and sizes of the files that webpack and sharp write. */
const attributesOfBuild = {
  "*": ["class", "data-gatsby-head"],
  "link[rel=preload], a[aria-haspopup=dialog]": ["href"],
  img: ["src", "srcset", "sizes", "width", "height"],
}

/**
 * What two renderers of a page must agree about: language, head (in any order) and body. Gatsby's HTML has comments
 * between neighbouring texts, other spaces in amounts, and maybe an older date. The ids that React makes are numbered.
 */
function comparable(html: string) {
  const compared = html.replaceAll(/<!--.*?-->|,"dateModified":"[^"]*"/gs, "")
  const document = new DOMParser().parseFromString(compared, "text/html")
  for (const element of document.querySelectorAll(added)) element.remove()
  for (const [elements, names] of Object.entries(attributesOfBuild))
    for (const element of document.querySelectorAll(elements))
      for (const name of names) element.removeAttribute(name)
  const wrapper = document.querySelector("#gatsby-focus-wrapper")
  wrapper?.replaceWith(...wrapper.childNodes)
  const ids: string[] = []
  const numberOf = (id: string) => `id ${ids.indexOf(id) + 1 || ids.push(id)}`
  const partsOf = (parent: Element) =>
    [...parent.children].map((element) =>
      String(prettyDOM(element, Infinity, { highlight: false, filterNode: () => true }))
        .replaceAll("\u00a0", " ")
        .replace(/\b_R_\w+_/g, numberOf),
    )
  const { documentElement, head, body } = document
  return {
    language: documentElement.lang,
    head: partsOf(head).toSorted(),
    body: partsOf(body.querySelector("#___gatsby") ?? body),
  }
}

test.each(paths)("%s is the same without Gatsby", (path) => {
  const file = path.endsWith("/") ? `${path.slice(1)}index.html` : path.slice(1)
  const built = readBuilt(file).replaceAll(`="${prefix}/`, '="/')
  expect(comparable(renderPage(path))).toEqual(comparable(built))
})

test("there is no other built page", () => {
  const built = readHtmlPages("public").filter(({ html }) => html.includes('id="___gatsby"'))
  const withAddress = built.map(({ path }) => path).filter((path) => !/404|\d{4}/.test(path))
  expect(paths).toEqual(expect.arrayContaining(withAddress))
})
