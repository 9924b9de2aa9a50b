/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"

const config = readFileSync("gatsby-config.ts", "utf8")
const plugins = readdirSync("plugins").filter((name) =>
  existsSync(`plugins/${name}/gatsby-node.ts`),
)

test("there are plugins", () => expect(plugins).toContain("hosting"))

test.each(plugins)("Gatsby loads %s, and drops its cache when a file of it changes", (name) => {
  const manifest = JSON.parse(readFileSync(`plugins/${name}/package.json`, "utf8"))
  expect(manifest.name).toBe(name)
  // Gatsby would hash a version instead of the files.
  expect(manifest).not.toHaveProperty("version")
  expect(config).toContain(`"${name}"`)
})

test("hosting runs last, because it finishes the built files", () => {
  const last = Math.max(...plugins.map((name) => config.lastIndexOf(`"${name}"`)))
  expect(config.slice(last)).toMatch(/^"hosting"/)
  // The site's own hooks run after those of all plugins.
  expect(readFileSync("gatsby-node.ts", "utf8")).not.toContain("onPostBuild")
})
