/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import config from "../gatsby-config"
import { typeName } from "../plugins/content-model/model/model"
import { listFiles } from "../scripts/lib/files"
import { model } from "../src/model"

/** The files below folders, without tests: these use a site on the model of this one. */
const textsIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
    .filter((file) => /\.(tsx?|mjs|json|md|txt)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))

const found = (texts: ReturnType<typeof textsIn>, pattern: RegExp) =>
  texts.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((words) => `${file}: ${words}`))

test("the engine has no word of the first business, and no font of this site", () => {
  const words = /aim.?(for|4).?big|fashion|poultry|ventures?|founders?|\bhens?\b/gi
  expect(found(textsIn("plugins", "scripts"), words)).toEqual([])
  const fonts = readFileSync("src/theme/fonts.css", "utf8")
  const names = [...fonts.matchAll(/font-family: "(.*?)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(found(textsIn("plugins"), new RegExp(names.join("|"), "g"))).toEqual([])
})

test("the engine names no type of this site's content, and none of its files", () => {
  const names = model.types.map(typeName).join("|")
  const files = model.types.map((type) => type.meta()?.files?.split("*")[0]).join("|")
  // A label may be a word for people.
  const strings = new RegExp(
    `(?<!title: )["\`](?:(?:${names})["\`]|(?:content/)?(?:${files})).*`,
    "g",
  )
  const withoutComments = textsIn("plugins").map(({ file, text }) => ({
    file,
    text: /\.tsx?$/.test(file) ? text.replace(/\/\*[^]*?\*\/|\/\/.*/g, "") : "",
  }))
  // schema.org has a type of the same name.
  const allowed = ['plugins/seo/meta/jsonLd.ts: "Service",']
  expect(found(withoutComments, strings)).toEqual(allowed)
})

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

test("gatsby-config lists every plugin that has hooks, and hosting last", () => {
  const withHooks = folders.filter((folder) =>
    existsSync(join("plugins", folder, "gatsby-node.ts")),
  )
  expect(listed).toEqual(expect.arrayContaining(withHooks))
  // It sees every file of the build. The site's own hooks would run after those of all plugins.
  expect(listed.at(-1)).toBe("hosting")
  expect(existsSync("gatsby-node.ts")).toBe(false)
})
