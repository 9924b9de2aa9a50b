import "@fontsource-variable/bricolage-grotesque"
import "@fontsource-variable/instrument-sans"

export { wrapPageElement } from "./src/layout/wrapPageElement"
