/**
 * Names that three parts agree on: the built HTML, the inline loader, and the React code of the site.
 * Import them; do not spell them again.
 */

/** Set on the navigation bar while the page is scrolled down. */
export const scrolledAttribute = "data-scrolled"

/** On the navigation bar: the scroll position, in px, after which it counts as scrolled. */
export const scrolledAfterAttribute = "data-scrolled-after"

/** On the element that shows the current year. */
export const yearAttribute = "data-year"

/** The window's event after the first render by React. */
export const hydratedEvent = "hydrated"

/**
 * The window's event where the data of the page is missing, or React fails, so that the page stays as it was built. Also
 * in `history.state`: React has failed on this page, so the next load must not hydrate it.
 */
export const hydrationFailedEvent = "hydrationfailed"

/** On the body while an input method composes a word. */
export const composingAttribute = "data-composing"

/** On the navigation bar: the words for a press that has no effect without React. */
export const failureAttribute = "data-failure"

/** The global function by which the router shows a new page, in place of requestAnimationFrame. */
export const navigationHook = "navigateWithTransition"

/** The only Trusted Types policies that may create the address of a script: https://www.w3.org/TR/trusted-types/. */
export const webpackPolicy = "webpack"
export const loaderPolicy = "loader"

declare global {
  /** Resolves once the loader has all data of the page. Gatsby gives up where a part is missing. */
  var pageDataLoaded: Promise<void> | undefined
  /** The path of the page that the host has sent, such as `/404.html`. */
  var pagePath: string
  var navigateWithTransition: ((show: () => void) => void) | undefined
}
