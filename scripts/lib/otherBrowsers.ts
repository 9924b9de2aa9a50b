import { succeeds } from "./findBrowser"

/** The name or path of Firefox: FIREFOX_PATH, else that of the system; undefined without one. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, "firefox-esr", "firefox"].find((name) => name && succeeds(name, "-v"))

export const lacksFirefox = () =>
  findFirefox()
    ? undefined
    : "There is no Firefox. Run `apt-get install firefox-esr`, or set FIREFOX_PATH."

const bindings = "import gi; gi.require_version('WebKit2', '4.1')"

/** WebKitGTK is the engine of Safari. It needs a screen, a bus, and Python for its window. */
export function lacksWebKit() {
  const isThere =
    ["WebKitWebDriver", "xvfb-run", "dbus-run-session"].every((name) => succeeds("which", name)) &&
    succeeds("/usr/bin/python3", "-c", bindings)
  if (isThere) return undefined
  const packages = "webkit2gtk-driver xvfb dbus python3-gi gir1.2-webkit2-4.1"
  return `There is no WebKitGTK, or no screen for it. Run \`apt-get install ${packages}\`.`
}
