/**
 * Replacements in the source of packages that offer no option. A build fails if a text does not
 * occur: then check whether the patch is still needed.
 */
export type Patch = {
  package: string
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
