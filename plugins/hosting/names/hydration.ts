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

/** The window's event where a script or the data of the page is missing, so React cannot start. */
export const hydrationFailedEvent = "hydrationfailed"

/** In `history.state`: React failed on this page, so the next load must not hydrate it. */
export const hydrationFailedKey = "hydrationFailed"

/** The global function by which the router shows a new page, in place of requestAnimationFrame. */
export const navigationHook = "navigateWithTransition"

declare global {
  var navigateWithTransition: ((show: () => void) => void) | undefined
}
