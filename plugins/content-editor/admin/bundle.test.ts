/** @jest-environment node */
import { build, stop } from "esbuild"
import { bundleOptions } from "./bundle"

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
