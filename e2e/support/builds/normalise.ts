const styleElement = /(?<=<style data-styled=[^>]*>)[^<]*/

const sortRules = (rules: string) =>
  rules
    .replaceAll(/data-styled\.g\d+/g, "")
    .split("/*!sc*/")
    .toSorted()
    .join("\n")

/**
 * Removes from a built file what may differ between builds of the same sources: the order of styles,
 * Gatsby's number of the compilation, which depends on earlier builds, the hashes of these in the
 * policy, and the date of the commit.
 */
export const normalise = (text: string) =>
  text
    .replace(styleElement, sortRules)
    .replace(/(webpackCompilationHash"?[:=])"\w+"/, "$1")
    .replaceAll(/'sha256-[^']+'/g, "")
    .replaceAll(/(?<=<lastmod>)[^<]+/g, "")
