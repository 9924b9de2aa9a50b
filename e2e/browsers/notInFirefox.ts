const noSwitch = "Playwright does not switch scripts off in Firefox"

/** Tests of `e2e/` that cannot run in Firefox: a part of the file or the title, and the reason. */
export const notInFirefox = {
  "budgets.spec.ts": "Firefox loads the icon of the tab, too, and that is counted",
  "bfcache.spec.ts": "asks Chromium's protocol",
  "the browser accepts the web manifest": "asks Chromium's protocol",
  "the toggle, Escape and a tap outside": "asks Chromium's protocol",
  "with a finger": "touches by Chromium's protocol",
  "the screen is tapped": "WebDriver BiDi has no touch",
  "no-script.spec.ts": noSwitch,
  "is opaque without script": noSwitch,
  "in forced colours": "WebDriver BiDi has no forced colours",
  "restores the form where no script loads": "goBack never ends on a page from the cache",
  "delivery.spec.ts":
    "WebDriver BiDi does not tell what a request posts; form.spec.ts does it here",
  "after a refusal, the words are still in the form": noSwitch,
  "and the browser comes back to the site": noSwitch,
  "is kept once, and its sender goes": "WebDriver BiDi does not tell what a request posts",
  "does not scroll back to the section": "Firefox scrolls by parts of a pixel",
  "where the menu is higher than the screen": "Tab stops at a list that scrolls, too",
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

export const notInFirefoxPattern = new RegExp(Object.keys(notInFirefox).map(escape).join("|"))
