import "./src/theme/fonts.css"
import { stepToPage } from "./src/layout/stepToPage"

export { wrapPageElement } from "./src/layout/wrapPageElement"

export const onClientEntry = () => {
  globalThis.stepToPage = stepToPage
  if (process.env.NODE_ENV === "development")
    void import("./src/live/overlay").then(({ showReport }) => showReport())
}
