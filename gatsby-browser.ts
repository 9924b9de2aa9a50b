import "./src/theme/fonts.css"
import { hydratedEvent, hydrationFailedKey, navigationHook } from "./src/layout/hydration"
import { navigateWithTransition } from "./src/layout/viewTransition"

export { wrapPageElement } from "./src/layout/wrapPageElement"

export const onClientEntry = () => {
  globalThis[navigationHook] = navigateWithTransition
}

/** Keeps the scroll position during hydration. Later navigations scroll. */
export const shouldUpdateScroll = ({ prevRouterProps }: { prevRouterProps?: unknown }) =>
  prevRouterProps ? undefined : false

/** Notifies the loader of plugins/hosting that React has hydrated the page. */
export const onInitialClientRender = () => {
  // Gatsby stores the position at a scroll. An earlier visit may have stored another one here.
  dispatchEvent(new Event("scroll"))
  dispatchEvent(new Event(hydratedEvent))
}

/** If React cannot even show the error screen, reloads the page, which works without React. */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV !== "production") return
  history.replaceState({ [hydrationFailedKey]: true }, "")
  location.reload()
}
