import "./src/theme/fonts.css"

export { wrapPageElement } from "./src/layout/wrapPageElement"
