/** @jest-environment node */
import { iconPaths, iconNames } from "./iconPaths"

test("every icon has paths", () => {
  expect(iconNames.length).toBeGreaterThan(1500)
  for (const name of iconNames) {
    const { paths } = iconPaths(name)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(path).toMatch(/^[Mm][-\d. a-zA-Z,]+$/)
  }
})

test("a circle and a rounded rectangle become arcs", () => {
  expect(iconPaths("circle").paths).toEqual(["M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z"])
  expect(iconPaths("square").paths).toEqual([
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z",
  ])
})

test("the marks of networks are icons, and that of X is not the cross of lucide", () => {
  expect(iconNames).toEqual(expect.arrayContaining(["brand-linkedin", "brand-whatsapp", "brand-x"]))
  expect(iconPaths("brand-x").paths).not.toEqual(iconPaths("x").paths)
})

test("an unknown name throws", () => {
  expect(() => iconPaths("no-such-icon")).toThrow('there is no icon named "no-such-icon"')
})
