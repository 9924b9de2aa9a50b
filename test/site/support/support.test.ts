import { transformSync } from "esbuild"
import { listFiles } from "../../../scripts/lib/files"
import { builtPages, readBuilt } from "../builtPages"
import { lackingBrowsers, oldest } from "./compatData"
import { fallBacks } from "./fallBacks"
import { addCss, addHtml, addScript, type Features } from "./usedFeatures"

// The editor is for browsers of 2024 and later.
const files = listFiles("public").filter((file) => !file.startsWith("admin/"))
const filesNamed = (ending: string) => files.filter((file) => file.endsWith(ending))

test("each feature that a browser of browserslist lacks has a named fall-back", () => {
  const features: Features = new Map()
  for (const file of filesNamed(".css")) addCss(features, readBuilt(file))
  for (const file of filesNamed(".js")) addScript(features, readBuilt(file))
  for (const { document } of builtPages) {
    addHtml(features, document)
    for (const style of document.querySelectorAll("style")) addCss(features, style.textContent)
  }
  const lacking = [...features].filter(([, feature]) => lackingBrowsers(feature).length > 0)
  expect(lacking.map(([path]) => path).toSorted()).toEqual(Object.keys(fallBacks).toSorted())
})

test.each(filesNamed(".js"))("each browser of browserslist can parse %s", (file) => {
  const target = Object.entries(oldest).flatMap(([browser, version]) =>
    ["chrome", "edge", "firefox", "safari", "opera"].includes(browser)
      ? `${browser}${version}`
      : browser === "safari_ios"
        ? `ios${version}`
        : [],
  )
  const script = readBuilt(file)
  const compiled = (to: string | string[]) => transformSync(script, { target: to }).code
  expect(compiled(target)).toBe(compiled("esnext"))
})
