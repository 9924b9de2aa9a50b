/** @jest-environment jsdom */
import { forbiddenNames } from "../../content-model/testing/forbiddenNames"
import { addressOf, parseRoute, type Route } from "./route"

/** What a link of the page leads to: the browser encodes the address once more. */
function follow(route: Route) {
  const link = Object.assign(document.createElement("a"), { href: addressOf(route) })
  return parseRoute(link.hash)
}

test.each([...forbiddenNames, "ﬁ ß (1) + ~1", "👩🏽‍🌾"])(
  "the address of the file %j leads to it",
  (name) => {
    const route: Route = { view: "edit", file: `values/${name}.json`, path: ["a", 0, "b"] }
    expect(follow(route)).toEqual(route)
    expect(parseRoute(addressOf(route))).toEqual(route)
  },
)

test.each(["", "#", "#/", "#nothing", "#/edit", "#/edit/"])("%j shows the start page", (hash) => {
  expect(parseRoute(hash)).toEqual({ view: "start" })
})

test("the address of all content keeps what is searched for", () => {
  const route: Route = { view: "start", find: "a + b%", show: "planned" }
  expect(follow(route)).toEqual(route)
})

test("a wrong % in an address is a part of the name, of which no file may exist", () => {
  const file = "values/%E0%A4%A"
  expect(parseRoute(`#/edit/${file}`)).toEqual({ view: "edit", file, path: [] })
})
