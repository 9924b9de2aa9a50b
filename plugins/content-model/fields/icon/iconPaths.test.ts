import { iconPaths, iconNames } from "./iconPaths"

test("every icon has paths, those of lucide and the marks of networks", () => {
  expect(iconNames).toEqual(expect.arrayContaining(["brand-linkedin", "brand-whatsapp", "brand-x"]))
  expect(iconNames.length).toBeGreaterThan(1500)
  for (const name of iconNames) {
    const { paths } = iconPaths(name)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(path).toMatch(/^[Mm][-\d. a-zA-Z,]+$/)
  }
})

test("a circle and a rounded rectangle become arcs, an unknown name throws", () => {
  expect(iconPaths("circle").paths).toEqual(["M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z"])
  expect(iconPaths("square").paths).toEqual([
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z",
  ])
  expect(() => iconPaths("no-such-icon")).toThrow("no icon")
})
