/** @jest-environment node */
import { build, stop } from "esbuild"
import { existsSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { bundleOptions, writeSnapshot } from "./bundle"

// Otherwise the service of esbuild keeps jest running.
afterAll(() => stop())

test("the editor is bundled for browsers, with the site's components and fonts", async () => {
  const { metafile } = await build({
    ...bundleOptions,
    outdir: "unused",
    write: false,
    platform: "browser", // makes an import of a Node module an error
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain("src/pages/index.tsx")
  expect(inputs).toContain("plugins/content-model/validate/validateContent.ts")
  expect(inputs.filter((file) => file.includes("/gatsby/"))).toEqual([])
  const outputs = Object.keys(metafile.outputs)
  expect(outputs).toContain("unused/preview/frame.css")
  expect(outputs.filter((file) => file.endsWith(".woff2"))).toHaveLength(6)
}, 60_000)

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
