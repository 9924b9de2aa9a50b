/** @jest-environment node */
import { pathPrefixFrom } from "./prefix"

test.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["/shop", "/shop"],
  ["/shop/", "/shop"],
  ["/our.shop/new-site", "/our.shop/new-site"],
])("PATH_PREFIX=%s is %s", (given, prefix) => {
  expect(pathPrefixFrom({ PATH_PREFIX: given })).toBe(prefix)
})

test.each(["shop", "https://example.com/shop", "/shop//new", "/../etc", "/a b", "/shop?a=1", "//"])(
  "PATH_PREFIX=%s is an error in words",
  (given) => {
    expect(() => pathPrefixFrom({ PATH_PREFIX: given })).toThrow(`not "${given}"`)
  },
)
