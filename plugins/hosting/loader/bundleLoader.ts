import { buildSync } from "esbuild"

// Relative to the site: Gatsby compiles this code to another folder, where __dirname is wrong.
const entry = "plugins/hosting/loader/hydrateOnIntent.ts"

/** The loader as one minified script, which expects a `Page` named `page` in its scope. */
export function bundleLoader() {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    target: "es2022",
    tsconfigRaw: {},
  })
  return outputFiles[0].text.trim()
}
