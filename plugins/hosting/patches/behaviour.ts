import { hydrationFailedEvent, navigationHook } from "../../src/layout/hydration"

/** The versions that the patches were written for. */
export const patchedVersions = {
  gatsby: "5.16.1",
  "@gatsbyjs/reach-router": "2.0.1",
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

const patchGatsby = (file: string, search: string | RegExp, replace: string): Patch => ({
  package: "gatsby",
  file: `cache-dir/${file}`,
  search,
  replace,
})

/**
 * Gatsby announces each navigation in English: "Navigated to …". All texts of this site are
 * content, so it announces the heading alone. https://github.com/gatsbyjs/gatsby/issues/20801
 */
const announceHeadingOnly = patchGatsby("navigation.js", "`Navigated to ${pageName}`", "pageName")

/**
 * The router shows a new page in the next animation frame. A view transition delays animation
 * frames until the new page is shown, so the site's own function schedules it.
 * https://drafts.csswg.org/css-view-transitions-1/#rendering-suppression
 */
const navigateInViewTransition: Patch = {
  package: "@gatsbyjs/reach-router",
  file: "dist/index.modern.mjs",
  search: "requestAnimationFrame(()=>{e||a({location:t})})",
  replace: `(globalThis.${navigationHook}??requestAnimationFrame)(()=>{e||a({location:t})})`,
}

/**
 * If page data is missing, Gatsby requests the page itself. It omits the path prefix, and the
 * trailing slash, so hosts redirect the request.
 */
const requestCanonicalPath = patchGatsby(
  "loader.js",
  /doFetch\(rawPath, `HEAD`\)/g,
  "doFetch((__BASE_PATH__ + rawPath).replace(/\\/?$/, `/`), `HEAD`)",
)

/** The patches for every stage of webpack, in development as well. */
export const generalPatches = [announceHeadingOnly, navigateInViewTransition, requestCanonicalPath]

const pageTimeoutMs = 10_000 // for all resources of a page

/**
 * Where the script or the data of a page does not load or is of a later deployment, the browser
 * navigates. Gatsby drops the `#section` of the link then, renders nothing, or waits forever.
 */
const leaveFailedNavigationToBrowser = [
  patchGatsby("navigation.js", "window.location = pathname\n", "window.location = to\n"),
  patchGatsby(
    "navigation.js",
    /(= pathname \+ search \+ hash)(\s+\}\s+\}\s+reachNavigate)/,
    "$1\nreturn$2",
  ),
  patchGatsby("ensure-resources.js", "window.location = rawPath", "location.reload()"),
  patchGatsby("ensure-resources.js", /withErrorDetails: true/g, "withErrorDetails: false"),
  patchGatsby(
    "loader.js",
    "loadPage: rawPath => instance.loadPage(rawPath)",
    `loadPage: rawPath =>
      Promise.race([instance.loadPage(rawPath), new Promise(end => setTimeout(end, ${pageTimeoutMs}))])`,
  ),
]

/**
 * Gatsby reloads a page whose scripts are of an earlier deployment. A page with a form must not
 * reload: the visitor would lose a message.
 */
const keepFormInput = patchGatsby(
  "production-app.js",
  "if (!isReloaded) {",
  "if (!isReloaded && !document.querySelector(`form`)) {",
)

/** Gatsby only rejects a promise where it cannot start React. Other scripts reject promises, too. */
const announceFailure = [
  patchGatsby(
    "production-app.js",
    "loadPage(browserLoc.pathname + browserLoc.search).then(",
    `loadPage(browserLoc.pathname + browserLoc.search)
    .catch(error => ({ status: PageResourceStatus.Error, error }))
    .then(`,
  ),
  patchGatsby(
    "production-app.js",
    "if (!page || page.status === PageResourceStatus.Error) {",
    `if (!page || page.status === PageResourceStatus.Error) {
      dispatchEvent(new Event("${hydrationFailedEvent}"))`,
  ),
]

/**
 * Gatsby prefetches the script of a page by a map of all chunks that each page holds. webpack knows
 * the addresses too.
 */
const prefetchThroughWebpack = patchGatsby(
  "loader.js",
  /const componentUrls = .*\n.*Promise\.all\(componentUrls\.map\(prefetchHelper\)\)/,
  "return this.loadComponent(chunkName)",
)

/** Gatsby loads data for React server components, an experiment that this site does not use. */
const dropServerComponents = [
  patchGatsby("loader.js", /\n {2}(fetch|load)PartialHydrationJson\([^]*?\n {2}\}\n/g, "\n"),
  patchGatsby("loader.js", "typeof rscDataResponse?.payload === `string`", "false"),
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

/** The patches for the scripts of the built site. */
export const buildPatches = [
  ...leaveFailedNavigationToBrowser,
  keepFormInput,
  ...announceFailure,
  prefetchThroughWebpack,
  ...dropServerComponents,
  dropVendorPrefixes,
  dropPropTypes,
]
