import { hydrate } from "./hydration/hydrate"
import { hydratedEvent, hydrationFailedEvent } from "./names/hydration"

/**
 * Gatsby prefetches the script of a page by a map of all chunks that each page would hold, and
 * Firefox blocks prefetches by `default-src 'none'`: bugzilla.mozilla.org/show_bug.cgi?id=1242902
 */
export const disableCorePrefetching = () => true

/** Loads the page of a link in view, so that it opens without a request. */
export const onPrefetchPathname = ({ pathname, loadPage }: Link) => {
  if (process.env.NODE_ENV === "production") void loadPage(pathname)
}

type Link = { pathname: string; loadPage: (pathname: string) => Promise<unknown> }

/** Keeps the scroll position during hydration. Later navigations scroll. */
export const shouldUpdateScroll = ({ prevRouterProps }: { prevRouterProps?: unknown }) =>
  prevRouterProps ? undefined : false

const announceFailure = () => dispatchEvent(new Event(hydrationFailedEvent))

/** Starts Gatsby with its data only, because it does not request again what is missing. */
export const onClientEntry = () => {
  // Gatsby only rejects a promise where it cannot start React.
  addEventListener("unhandledrejection", announceFailure)
  return globalThis.pageDataLoaded
}

/** In development there is no built page. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production" ? hydrate : undefined

/** Notifies the loader that React has hydrated the page. */
export const onInitialClientRender = () => {
  removeEventListener("unhandledrejection", announceFailure)
  // Gatsby stores the position at a scroll. An earlier visit may have stored another one here.
  dispatchEvent(new Event("scroll"))
  dispatchEvent(new Event(hydratedEvent))
}
