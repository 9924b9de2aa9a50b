import { patchGatsby, type Patch } from "./patch"

/**
 * Gatsby prefetches the script of a page by a map of all chunks that each page holds. webpack knows
 * the addresses too.
 */
const prefetchThroughWebpack = patchGatsby(
  "loader.js",
  /const componentUrls = .*\n.*Promise\.all\(componentUrls\.map\(prefetchHelper\)\)/,
  "return this.loadComponent(chunkName)",
)

/**
 * Gatsby prefetches the data of a page and loads them right after that. Firefox blocks prefetches by
 * `default-src 'none'`: https://bugzilla.mozilla.org/show_bug.cgi?id=1242902
 */
const loadDataAtOnce = patchGatsby(
  "loader.js",
  /\n {4}const pageDataUrl = createPageDataUrl\(pagePath\)\n\n[^]*?\n {2}\}\n/,
  "\nreturn this.loadPageDataJson(pagePath)\n}\n",
)

/**
 * What two plugins do in the browser: one sets an option that this site does not use, and keeps
 * webpack from leaving out parts of styled-components; the other serves the development server.
 */
const dropBrowserPlugins: Patch[] = [
  {
    package: "gatsby-plugin-styled-components",
    file: "gatsby-browser.js",
    search: /[^]+/,
    replace: "",
  },
  {
    package: "gatsby",
    file: "dist/internal-plugins/partytown/gatsby-browser.js",
    search: /[^]+/,
    replace: "",
  },
]

/** styled-components bundles vendor prefixes for old browsers, which this site never uses. */
const dropVendorPrefixes: Patch = {
  package: "stylis",
  file: "src/Prefixer.js",
  search: /[^]+/,
  replace: "export const prefix = String",
}

/** Gatsby declares prop types, which React ignores from version 19 on. */
const dropPropTypes: Patch = {
  package: "prop-types",
  file: "index.js",
  search: /[^]+/,
  replace: `const type = () => {}
type.isRequired = type
module.exports = { bool: type, element: type, func: type, object: type, string: type }`,
}

/** The patches that make the scripts of the built site smaller. */
export const unusedCodePatches = [
  prefetchThroughWebpack,
  loadDataAtOnce,
  ...dropBrowserPlugins,
  dropVendorPrefixes,
  dropPropTypes,
]
