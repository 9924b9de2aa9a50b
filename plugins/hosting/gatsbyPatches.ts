import type { CreateWebpackConfigArgs } from "gatsby"

const patience = 10_000 // ms, for all that a page needs

/**
 * For places where a package offers no setting. Versions are pinned, and the build fails where a
 * later one no longer has the text that is replaced: look there then whether it is still needed.
 */
const rule = (test: RegExp, search: string | RegExp, replace: string) => ({
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

/**
 * Where a page's data does not come, Gatsby asks whether the page itself is there, by an address
 * without its slash, from which each host leads on to the one with it, and without a path prefix.
 */
const askWithSlash = rule(
  /\.cache[\\/]loader\.js$/,
  /doFetch\(rawPath, `HEAD`\)/g,
  "doFetch((__BASE_PATH__ + rawPath).replace(/\\/?$/, `/`), `HEAD`)",
)

/**
 * A step to a page that cannot be shown, for its script or data does not come or is of a later
 * deployment, is the browser's: it loads the page anew, with the section that the link names.
 */
const leaveStepToBrowser = [
  rule(/\.cache[\\/]navigation\.js$/, "window.location = pathname\n", "window.location = to\n"),
  rule(
    /\.cache[\\/]navigation\.js$/,
    /(= pathname \+ search \+ hash)(\s+\}\s+\}\s+reachNavigate)/,
    "$1\nreturn$2",
  ),
  rule(/\.cache[\\/]ensure-resources\.js$/, "window.location = rawPath", "location.reload()"),
  rule(/\.cache[\\/]ensure-resources\.js$/, /withErrorDetails: true/g, "withErrorDetails: false"),
  rule(
    /\.cache[\\/]loader\.js$/,
    "loadPage: rawPath => instance.loadPage(rawPath)",
    `loadPage: rawPath =>
      Promise.race([instance.loadPage(rawPath), new Promise(end => setTimeout(end, ${patience}))])`,
  ),
]

/**
 * Gatsby reloads a page of yesterday whose scripts were still there. Not where somebody may be
 * writing a message: the words would be lost.
 */
const keepWords = rule(
  /\.cache[\\/]production-app\.js$/,
  "if (!isReloaded) {",
  "if (!isReloaded && !document.querySelector(`form`)) {",
)

/** styled-components brings along what spells properties for old browsers, and never uses it. */
const noPrefixes = rule(/stylis[\\/]src[\\/]Prefixer\.js$/, /[^]+/, "export const prefix = String")

/** Parts of Gatsby that this site never calls: scripts of others, and a service worker. */
const unused = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "./register-service-worker": false,
}

/** Changes what Gatsby's webpack makes; for the built site also how small. */
export function configureWebpack({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs) {
  const rules = [announceHeadingAlone, stepInViewTransition, askWithSlash]
  if (stage !== "build-javascript") return actions.setWebpackConfig({ module: { rules } })
  const { module, resolve, optimization, output, ...config } = getConfig()
  // One file is smaller and sooner there than three.
  const { framework: _, lib: __, ...cacheGroups } = optimization.splitChunks.cacheGroups
  // Gatsby minifies for browsers of before 2015, whatever `browserslist` in package.json says.
  const terserOptions = { ecma: 2020, module: true, compress: { passes: 3 } }
  actions.replaceWebpackConfig({
    ...config,
    // The pages' policy takes no other word for what is a script.
    output: { ...output, trustedTypes: { policyName: "webpack" } },
    module: {
      ...module,
      rules: [...module.rules, ...rules, ...leaveStepToBrowser, keepWords, noPrefixes],
    },
    resolve: { ...resolve, alias: { ...resolve.alias, ...unused } },
    optimization: {
      ...optimization,
      minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
      runtimeChunk: false,
      splitChunks: { ...optimization.splitChunks, cacheGroups },
    },
  })
}
