import { readPathPrefix } from "./pathPrefix"

test.each([
  [undefined, ""],
  ["/", ""],
  ["/shop/", "/shop"],
  ["/our.shop/new-site", "/our.shop/new-site"],
])("PATH_PREFIX=%s is %s", (given, prefix) => {
  expect(readPathPrefix({ PATH_PREFIX: given })).toBe(prefix)
})

test.each(["shop", "/shop//new", "/../etc", "/shop?a=1"])("PATH_PREFIX=%s is an error", (given) => {
  expect(() => readPathPrefix({ PATH_PREFIX: given })).toThrow(`not "${given}"`)
})
