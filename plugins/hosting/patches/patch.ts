/** The versions that the patches were written for. */
export const patchedVersions = {
  gatsby: "5.16.1",
  "@gatsbyjs/reach-router": "2.0.1",
  "gatsby-react-router-scroll": "6.16.0",
  "gatsby-script": "2.16.0",
  "gatsby-plugin-styled-components": "6.16.0",
  "prop-types": "15.8.1",
  stylis: "4.3.6",
}

/**
 * Replacements in the source of packages that offer no option. A build fails if a text does not
 * occur. A test fails if a package has another version than the patch was written for: then check
 * whether the patch is still needed.
 */
export type Patch = {
  package: keyof typeof patchedVersions
  /** The path in the package. Gatsby copies its `cache-dir/` to `.cache/`. */
  file: string
  search: string | RegExp
  replace: string
}

export const patchGatsby = (file: string, search: string | RegExp, replace: string): Patch => ({
  package: "gatsby",
  file: `cache-dir/${file}`,
  search,
  replace,
})
