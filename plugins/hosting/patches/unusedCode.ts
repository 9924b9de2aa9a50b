import { patchGatsby, type Patch } from "./patch"

/** Another text in place of a whole module; without one, it is left out. */
const replaceModule = (name: string, file: string, replace = ""): Patch => ({
  package: name,
  file,
  search: /[^]+/,
  replace,
})

/** The patches that make the scripts of the built site smaller: it does not use these features. */
export const unusedCodePatches = [
  // gatsby-browser.ts replaces it.
  replaceModule("gatsby", "cache-dir/prefetch.js"),
  replaceModule("gatsby", "cache-dir/register-service-worker.js"),
  // Scripts of third parties. The second serves the development server.
  replaceModule("gatsby-script", "dist/index.modern.mjs"),
  replaceModule("gatsby", "dist/internal-plugins/partytown/gatsby-browser.js"),
  // Sets an option that is not used, and keeps webpack from leaving out parts of styled-components.
  replaceModule("gatsby-plugin-styled-components", "gatsby-browser.js"),
  // Partial hydration: a reader of components that a server streams.
  patchGatsby("loader.js", "typeof rscDataResponse?.payload === `string`", "false"),
  // styled-components bundles vendor prefixes for old browsers, which this site never uses.
  replaceModule("stylis", "src/Prefixer.js", "export const prefix = String"),
  // Gatsby declares prop types, which React ignores from version 19 on.
  replaceModule(
    "prop-types",
    "index.js",
    `const type = () => {}
type.isRequired = type
module.exports = { bool: type, element: type, func: type, object: type, shape: () => type, string: type }`,
  ),
]
