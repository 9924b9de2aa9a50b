import "./src/theme/fonts.css"
import "./src/theme/travellingDot.css"
import { navigationHook } from "./plugins/hosting/names/hydration"
import { navigateWithTransition } from "./src/layout/viewTransition"

export { wrapPageElement } from "./src/layout/wrapPageElement"

export const onClientEntry = () => {
  globalThis[navigationHook] = navigateWithTransition
}
