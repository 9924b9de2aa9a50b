import "../scripts/lib/siteModel"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import config from "../gatsby-config"
import * as hooks from "../gatsby-node"
import { file as itemFile } from "../plugins/content-model/fields/groups/group"
import { line } from "../plugins/content-model/fields/text/text"
import { setModel, typeName } from "../plugins/content-model/model/model"
import { listFiles } from "../plugins/hosting/output/listFiles"
import { model } from "../src/model"

/** The files below folders, without tests and the content of a new site: both are on the model of this one. */
const textsIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
    .filter((file) => /\.(tsx?|mjs|json|md|txt)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|new-site\/content\//.test(file))
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
  const words = `(?:${names})["\`]|(?:content/)?(?:${files})`
  // A label may be a word for people.
  const strings = new RegExp(`(?<!title: )["\`](?:${words}).*`, "g")
  const code = textsIn("plugins").filter(({ file }) => /\.tsx?$/.test(file))
  const withoutComments = code.map(({ file, text }) => ({
    file,
    text: text.replace(/\/\*[^]*?\*\/|\/\/.*/g, ""),
  }))
  const allowed = [
    // schema.org has a type of the same name.
    'plugins/seo/meta/jsonLd.ts: "Service",',
    // A type of the engine, which the model of a site may list.
    'plugins/content-model/fields/groups/translation.ts: "Translation",',
  ]
  expect(found(withoutComments, strings)).toEqual(allowed)
})

const folders = readdirSync("plugins")
const listed = (config.plugins ?? []).map((plugin) =>
  typeof plugin === "string" ? plugin : plugin?.resolve,
)

test("gatsby-config lists every plugin that has hooks, and hosting last", () => {
  // Gatsby skips the hooks of a plugin with another name, and misses changes where it has a version.
  for (const name of folders) {
    const manifest = readFileSync(join("plugins", name, "package.json"), "utf8")
    expect(JSON.parse(manifest)).toEqual({ name, private: true })
  }
  const withHooks = folders.filter((name) => existsSync(join("plugins", name, "gatsby-node.ts")))
  expect(listed).toEqual(expect.arrayContaining(withHooks))
  // It sees every file of the build. The site's own hooks run after those of all plugins.
  expect(listed.at(-1)).toBe("hosting")
  expect(Object.keys(hooks)).not.toContain("onPostBuild")
})

test("a type of the site may have a field called sections of another shape", () => {
  const sections = line(40, { title: "Sections" })
  const meta = { id: "Course", title: "Course", files: "course.json" }
  const Course = itemFile({ sections }).meta(meta)
  const { types } = model
  Object.assign(model, { types: [...types, Course] })
  setModel({ ...model })
  const setWebpackConfig = jest.fn()
  const getNodesByType = (name: string) => (name === "Course" ? [{ sections: "Two" }] : [])
  const args = { stage: "build-javascript", actions: { setWebpackConfig }, getNodesByType }
  Object(hooks).onCreateWebpackConfig(args)
  expect(setWebpackConfig).toHaveBeenCalled()
  setModel(Object.assign(model, { types }))
})

test("the version is that of the newest entry in the changelog", () => {
  const { version, packages } = JSON.parse(readFileSync("package-lock.json", "utf8"))
  const [, newest] = /^## (\d+\.\d+\.\d+) /m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? []
  const { version: own } = JSON.parse(readFileSync("package.json", "utf8"))
  expect([own, version, packages[""].version]).toEqual([newest, newest, newest])
})
