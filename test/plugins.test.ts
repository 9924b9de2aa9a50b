/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import config from "../gatsby-config"

const folders = readdirSync("plugins")
const listed = (config.plugins ?? []).map((plugin) =>
  typeof plugin === "string" ? plugin : plugin?.resolve,
)

// Gatsby silently skips the hooks of a plugin with another name, and no longer notices changes of
// its code where it has a version.
test.each(folders)("the package of plugins/%s has the folder's name and no version", (folder) => {
  const manifest = JSON.parse(readFileSync(join("plugins", folder, "package.json"), "utf8"))
  expect(manifest).toEqual({ name: folder, private: true })
})

test("gatsby-config lists every plugin that has hooks", () => {
  const withHooks = folders.filter((folder) =>
    existsSync(join("plugins", folder, "gatsby-node.ts")),
  )
  expect(listed).toEqual(expect.arrayContaining(withHooks))
})

test("hosting runs last, so it sees every file of the build", () => {
  expect(listed.at(-1)).toBe("hosting")
  // The site's own hooks would run after those of all plugins.
  expect(readdirSync(".")).not.toContain("gatsby-node.ts")
})
