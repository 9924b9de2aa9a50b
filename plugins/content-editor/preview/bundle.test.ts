/** @jest-environment node */
import { build } from "esbuild"
import { resolve } from "node:path"

test("the preview is bundled for a browser, with the site's own components and fonts", async () => {
  const { metafile } = await build({
    entryPoints: [
      "plugins/content-editor/preview/PreviewPane.tsx",
      "plugins/content-editor/preview/frame.tsx",
    ],
    outdir: "nowhere",
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser", // where an import of a part of Node is an error
    alias: { gatsby: resolve("plugins/content-editor/preview/gatsby.tsx") },
    loader: { ".woff2": "file" },
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain("src/pages/index.tsx")
  expect(inputs.filter((file) => file.includes("/gatsby/"))).toEqual([])
  const outputs = Object.keys(metafile.outputs)
  expect(outputs).toContain("nowhere/previewFrame.css")
  expect(outputs.filter((file) => file.endsWith(".woff2"))).toHaveLength(6)
})
