/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { typeName } from "../plugins/content-model/model/model"
import { listFiles } from "../scripts/lib/files"
import { model } from "../src/model"

/** The files below folders, without tests: these use the content of this site. */
const textsIn = (...folders: string[]) =>
  folders
    .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
    .filter((file) => /\.(tsx?|mjs|json|md|txt)$/.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }))

const found = (texts: ReturnType<typeof textsIn>, pattern: RegExp) =>
  texts.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((words) => `${file}: ${words}`))

test("the engine has no word of this business", () => {
  const words = /aim.?(for|4).?big|fashion|poultry|ventures?|founders?|\bhens?\b/gi
  expect(found(textsIn("plugins", "scripts"), words)).toEqual([])
})

test("the engine names no font of this site", () => {
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

test("one script names the model of the site", () => {
  const importing = textsIn("scripts").filter(({ text }) => /from ".*src\/model/.test(text))
  expect(importing.map(({ file }) => file)).toEqual(["scripts/lib/siteModel.ts"])
})

test("what the other site imports of the engine exists", () => {
  const root = "test/bakery"
  const imports = textsIn(root).flatMap(({ file, text }) =>
    [...text.matchAll(/from "(\..*?\/plugins\/.*?)"/g)].map(([, path]) =>
      join(dirname(file.replace(`${root}/`, "")), path),
    ),
  )
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((path) => !existsSync(`${path}.ts`))).toEqual([])
})
