const protocol = "asks Chromium's protocol"
const noSwitch = "WebDriver BiDi does not switch scripts off"

/** Tests of `e2e/` that run in Chromium only: a part of the file or the title, and the reason. */
export const onlyInChromium = {
  "@weekly": "there are other browsers for the tests of every day",
  "passes each audit": protocol,
  "stays within its budget": "other browsers request icons in the first view, too",
  "takes over after a word of an input method": protocol,
  "while fonts, pictures and scripts arrive late": "other browsers report no layout shifts",
}

/** Tests that cannot run in the system's Firefox, which speaks WebDriver BiDi, either. */
export const notInFirefox = {
  ...onlyInChromium,
  "the screen is tapped": "WebDriver BiDi has no touch",
  "no-javascript.spec.ts": noSwitch,
  "the toggle, Escape and a tap outside": noSwitch,
  "in forced colours": "WebDriver BiDi has no forced colours",
  "form.spec.ts": "WebDriver BiDi does not tell what a request posts",
  "does not scroll back to the section": "Firefox scrolls by parts of a pixel",
  "where the menu is higher than the screen": "Tab stops at a list that scrolls, too",
}

export const patternOf = (tests: object) =>
  new RegExp(Object.keys(tests).join("|").replace(/[.(]/g, "\\$&"))
