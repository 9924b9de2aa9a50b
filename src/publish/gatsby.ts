/**
 * Two places where Gatsby offers no setting. Versions are pinned, and the build fails where a later
 * one no longer has the text that is replaced: look there then whether it is still needed.
 */
const rule = (test: RegExp, search: string, replace: string) => ({
  test,
  loader: "string-replace-loader",
  options: { search, replace, strict: true },
})

/**
 * Gatsby tells screen readers "Navigated to …" after each step from page to page. The words are
 * fixed and English, but every word of this site is content: so only the page's heading is spoken.
 */
const announceHeadingAlone = rule(
  /\.cache[\\/]navigation\.js$/,
  "`Navigated to ${pageName}`",
  "pageName",
)

/**
 * The router shows a new page in the next frame; a view transition holds frames back until the new
 * page is there. So the site decides how the step is taken: see layout/stepToPage.
 */
const stepInViewTransition = rule(
  /@gatsbyjs[\\/]reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
  "requestAnimationFrame(()=>{e||a({location:t})})",
  "(globalThis.stepToPage??requestAnimationFrame)(()=>{e||a({location:t})})",
)

export const gatsbyRules = [announceHeadingAlone, stepInViewTransition]
