import { forbiddenNames } from "../../content-model/testing/forbiddenNames"
import { addressOf, parseRoute, type Route } from "./route"

test("the address of a file leads to it, whatever its name", () => {
  fc.assert(
    fc.property(fileName, (name) => {
      const route: Route = { view: "edit", file: `values/${name}.json`, path: ["a", 0, "b"] }
      // A browser encodes the address of a link once more.
      const link = Object.assign(document.createElement("a"), { href: addressOf(route) })
      for (const hash of [link.hash, addressOf(route)]) expect(parseRoute(hash)).toEqual(route)
    }),
    { numRuns: 200 },
  )
})

test("an unknown address shows the start page; a wrong % is a part of the name", () => {
  for (const hash of ["", "#/", "#nothing", "#/edit/"])
    expect(parseRoute(hash)).toEqual({ view: "start" })
  const file = "values/%E0%A4%A"
  expect(parseRoute(`#/edit/${file}`)).toEqual({ view: "edit", file, path: [] })
})
