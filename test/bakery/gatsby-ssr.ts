export { wrapPageElement } from "./src/Layout"
