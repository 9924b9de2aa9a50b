import "../scripts/lib/siteModel"
import { readFileSync } from "node:fs"
import { dirname, posix } from "node:path"
import { listFiles } from "../plugins/hosting/output/listFiles"

/** What the site and the inline scripts of its pages agree on. */
const names = "plugins/hosting/names"
const modelOfEngine = ["plugins/content-model/fields", "plugins/content-model/read/content"]

/** Which folders a folder may import, besides itself. "type" allows type imports only. */
const allowedImports: Record<string, string[]> = {
  "src/theme": ["plugins/seo/data/description"],
  "src/schema": ["plugins/content-model/fields"],
  "src/model": ["src/schema", ...modelOfEngine, "plugins/seo/data/description"],
  "src/types": [],
  "src/html": [],
  "src/components": ["src/theme", names],
  "src/layout": ["src/components", "src/theme", "src/types", names],
  "src/sections": ["src/components", "src/theme", names],
  "src/templates": [
    "src/components",
    "src/layout",
    "src/sections",
    "src/theme",
    "src/types",
    names,
  ],
  "src/pages": ["src/templates", "src/layout", "src/sections", "src/components", "src/types"],
  "plugins/content-model": [names],
  "src/preview": ["src/pages", "src/templates", "src/layout", "src/components", "src/theme"],
  "src/pageContext": ["src/model"],
  "plugins/content-editor": ["plugins/content-model", names],
  "plugins/seo": ["plugins/content-model"],
  "plugins/hosting": [
    "plugins/content-model/fields/hours/hoursTable",
    "plugins/content-model/fields/picture/formats",
  ],
  scripts: ["plugins", "src/model", "budgets.json"],
}

type Import = { file: string; target: string; isType: boolean }

const sources = ["src", "plugins", "scripts"]
  .flatMap((folder) => listFiles(folder).map((file) => posix.join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file))

const importLine =
  /(?:import|export)\s+(type\s)?(?:[^"';]*?from\s*)?"(\.[^"]+)"|import\("(\.[^"]+)"\)/g

const imports: Import[] = sources.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(importLine)].map(([, type, named, dynamic]) => ({
    file,
    target: posix.join(dirname(file), named ?? dynamic),
    isType: type !== undefined,
  })),
)

/** Each file schema.ts below src/ counts as one folder. Only the model imports it, so visitors load no zod. */
const placeOf = (path: string) => path.replace(/^src\/.+\/schema(\.ts)?$/, "src/schema")

const folderOf = (path: string) => {
  const [root, name = ""] = placeOf(path).split("/")
  return root === "scripts" ? root : posix.join(root, name.replace(/\.tsx?$/, ""))
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

test("every folder has a rule", () => {
  const folders = new Set(sources.map(folderOf))
  expect([...folders].toSorted()).toEqual(Object.keys(allowedImports).toSorted())
})

test.each(Object.keys(allowedImports))("%s imports only what it may", (folder) => {
  const forbidden = imports.filter(
    ({ file, target }) =>
      folderOf(file) === folder &&
      folderOf(target) !== folder &&
      !allowedImports[folder].some((allowed) => isBelow(placeOf(target), allowed)),
  )
  expect(forbidden).toEqual([])
})

/** In each plugin, below each folder stand those that it may import. */
const floors: Record<string, string[]> = {
  "content-model":
    "gatsby compare images validate languages fields read issues model colours time lib".split(" "),
  "content-editor": "node app features form preview backends drafts ui lib".split(" "),
}
const links = new Set(imports.map(({ file, target }) => `${dirname(file)} → ${dirname(target)}`))

test.each<[string, (one: Import) => boolean]>([
  [
    "src imports only types and names from plugins, except in its model and schemas",
    ({ file, target, isType }) =>
      file.startsWith("src/") &&
      !["src/model", "src/schema"].includes(folderOf(file)) &&
      !isBelow(target, names) &&
      target.startsWith("plugins/") &&
      !isType,
  ],
  [
    "sections import no other section",
    ({ file, target }) => {
      const [one, other] = [file, target].map((path) => /^src\/sections\/(\w+)/.exec(path)?.[1])
      return one !== undefined && other !== undefined && one !== other
    },
  ],
  ["no code imports content", ({ target }) => isBelow(target, "content")],
  [
    "in a plugin each folder imports only what is below it",
    ({ file, target }) => {
      const [from, to] = [file, target].map((path) => path.split("/"))
      const order = from[1] === to[1] ? (floors[from[1]] ?? []) : []
      return order.indexOf(to[2]) < order.indexOf(from[2])
    },
  ],
  [
    "no two folders of a plugin import each other",
    ({ file, target }) => {
      const [from, to] = [file, target].map(dirname)
      return file.startsWith("plugins/") && from !== to && links.has(`${to} → ${from}`)
    },
  ],
])("%s", (_, isForbidden) => {
  expect(imports.filter(isForbidden)).toEqual([])
})
