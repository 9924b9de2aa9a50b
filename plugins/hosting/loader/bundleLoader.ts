import { buildSync, type BuildOptions } from "esbuild"

// Relative to the site: Gatsby compiles this code to another folder, where __dirname is wrong.
const folder = "plugins/hosting/loader"

/**
 * A file of this folder as one minified script. `hydrateOnIntent` and `hydrateForm` expect a `Page` named `page` in
 * its scope.
 */
export const bundleLoader = (name: "hydrateOnIntent" | "hydrateForm" | "updateByClock") =>
  bundle({ entryPoints: [`${folder}/${name}.ts`] })

/** One minified script. */
export function bundle(input: Pick<BuildOptions, "entryPoints" | "stdin">) {
  const { outputFiles } = buildSync({
    ...input,
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    target: "es2022",
    tsconfigRaw: {},
  })
  return outputFiles[0].text.trim()
}
