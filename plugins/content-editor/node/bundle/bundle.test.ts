/** @jest-environment node */
import { existsSync } from "node:fs"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { writeSnapshot } from "./bundle"

const { at, read, write } = temporaryFolder()

test("an SVG is published, unless it contains a script", async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  write("content/images/logo.svg", svg)
  write("content/images/unused.svg", svg.replace("/>", "><script/></svg>"))
  const root = process.cwd()
  process.chdir(at())
  await writeSnapshot("admin")
  process.chdir(root)
  expect(read("admin/images/logo.svg")).toBe(svg)
  expect(existsSync(at("admin/images/unused.svg"))).toBe(false)
})
