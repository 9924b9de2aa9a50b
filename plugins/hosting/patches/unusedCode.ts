import { patchGatsby, type Patch } from "./patch"

/** A module of a feature that this site does not use, or not in the built site. */
const leaveOut = (name: string, file: string): Patch => ({
  package: name,
  file,
  search: /[^]+/,
  replace: "",
})

const unusedModules = [
  // gatsby-browser.ts replaces it.
  leaveOut("gatsby", "cache-dir/prefetch.js"),
  leaveOut("gatsby", "cache-dir/register-service-worker.js"),
  // Scripts of third parties. The second serves the development server.
  leaveOut("gatsby-script", "dist/index.modern.mjs"),
  leaveOut("gatsby", "dist/internal-plugins/partytown/gatsby-browser.js"),
  // Sets an option that is not used, and keeps webpack from leaving out parts of styled-components.
  leaveOut("gatsby-plugin-styled-components", "gatsby-browser.js"),
]

/** Partial hydration: a reader of components that a server streams. */
const dropServerComponents = patchGatsby(
  "loader.js",
  "typeof rscDataResponse?.payload === `string`",
  "false",
)

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
module.exports = { bool: type, element: type, func: type, object: type, shape: () => type, string: type }`,
}

/** The patches that make the scripts of the built site smaller. */
export const unusedCodePatches = [
  ...unusedModules,
  dropServerComponents,
  dropVendorPrefixes,
  dropPropTypes,
]
