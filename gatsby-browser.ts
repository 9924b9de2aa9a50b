import "./src/theme/fonts.css"
import { hydratedEvent, hydrationFailedKey, navigationHook } from "./src/layout/hydration"
import { navigateWithTransition } from "./src/layout/viewTransition"

export { wrapPageElement } from "./src/layout/wrapPageElement"

export const onClientEntry = () => {
  globalThis[navigationHook] = navigateWithTransition
}

/** Keeps the scroll position that the visitor has when React takes over. Later steps scroll. */
export const shouldUpdateScroll = ({ prevRouterProps }: { prevRouterProps?: unknown }) =>
  prevRouterProps ? undefined : false

/** Tells the loader of plugins/hosting that React has taken over. */
export const onInitialClientRender = () => dispatchEvent(new Event(hydratedEvent))

/** Where React cannot even show the error screen, reloads the page to be used without React. */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV !== "production") return
  history.replaceState({ [hydrationFailedKey]: true }, "")
  location.reload()
}
