import { navigationHook } from "../names/hydration"
import { patchGatsby, type Patch } from "./patch"

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
 * On Back and Forward, browsers scroll while the old page is still shown. Its position must not
 * become the one that they set for the new page.
 */
const keepPositionOfLeftPage: Patch = {
  package: "gatsby-react-router-scroll",
  file: "scroll-handler.js",
  search: "if (key) {\n      this._stateStorage.save",
  replace: "if (key === (history.state?.key ?? `initial`)) {\n      this._stateStorage.save",
}

/** The patches for every stage of webpack, in development as well. */
export const generalPatches = [
  announceHeadingOnly,
  navigateInViewTransition,
  keepPositionOfLeftPage,
]

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

/** The patches for the scripts of the built site. */
export const buildPatches = [...leaveFailedNavigationToBrowser, keepFormInput]
