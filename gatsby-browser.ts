import "./src/theme/fonts.css"
import { stepToPage } from "./src/layout/viewTransition"

export { wrapPageElement } from "./src/layout/wrapPageElement"

/** The page is where a person had left it before React came: only later steps scroll. */
export const shouldUpdateScroll = ({ prevRouterProps }: { prevRouterProps?: unknown }) =>
  prevRouterProps ? undefined : false

/** Tells the loader of publish/ that React has taken over. */
export const onInitialClientRender = () => dispatchEvent(new Event("hydrated"))

/**
 * Where not even the error screen could be shown, the page is shown as it was built: the loader of
 * publish/ reads this and leaves it so.
 */
export const onUncaughtError = () => {
  if (process.env.NODE_ENV !== "production") return
  history.replaceState({ isHopeless: true }, "")
  location.reload()
}

export const onClientEntry = () => {
  globalThis.stepToPage = stepToPage
  if (process.env.NODE_ENV === "development")
    void import("./plugins/content-model/dev/errorOverlay").then(({ showErrorOverlay }) =>
      showErrorOverlay(),
    )
}
