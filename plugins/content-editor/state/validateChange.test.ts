/** @jest-environment node */
import { build } from "esbuild"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  draft,
  remove,
  replace,
  type ContentCopy,
  type Mutation,
} from "../../content-model/testing/contentCopy"
import { errorsOf, type Issue } from "../../content-model/validate/issues"
import { manifestFile } from "../../content-model/constants"
import { cachedName, sha256, manifestText } from "../../content-model/images/imageCache"
import { validateChange } from "./validateChange"
import { readSnapshot } from "./snapshot"

let content: ContentCopy
beforeAll(() => void (content = draft()))
afterEach(() => content.restore())
afterAll(() => content.end())

const snapshot = async () => {
  const made = await readSnapshot(content.folder, (picture) => `/${picture}`)
  const copy: typeof made = JSON.parse(JSON.stringify(made))
  return copy
}
const textOf = (file: string) =>
  existsSync(join(content.folder, file)) ? content.read(file) : undefined
const brief = ({ kind, file, path }: Issue) => `${kind} ${[file, ...path].join(" ")}`

const poultry = "services/poultry-trading.json"
const linkToPoultry = replace("pages/home.json", '"/services/"', '"/services/#poultry-trading"')
const nothing: Mutation = () => {}

const hosted = "https://pictures.example/hero.png"
const keepHosted: Mutation = (all) => {
  const file = `${cachedName(hosted)}.png`
  const bytes = readFileSync("content/images/hero.png")
  all.write(file, bytes)
  all.write(manifestFile, manifestText({ [hosted]: { file, sha256: sha256(bytes) } }))
}

const changes: [
  does: string,
  file: string,
  before: Mutation,
  change: Mutation,
  refused: string[],
][] = [
  ["a new word", "site.json", nothing, replace("site.json", "Aim", "Go"), []],
  [
    "a text that is too long",
    "site.json",
    nothing,
    replace("site.json", /"name": "[^"]*"/, `"name": "${"long ".repeat(9)}"`),
    ["text-long site.json name"],
  ],
  [
    "a picture that is not there",
    "pages/home.json",
    nothing,
    replace("pages/home.json", "hero.png", "heroes.png"),
    ["picture-missing pages/home.json hero picture file"],
  ],
  ["an item that nothing links to", poultry, nothing, remove(poultry), []],
  [
    "an item that something links to",
    poultry,
    linkToPoultry,
    remove(poultry),
    ["section-unknown pages/home.json hero ventures to"],
  ],
  [
    "the same by its id",
    poultry,
    linkToPoultry,
    replace(poultry, '"poultry-trading"', '"hens"'),
    ["section-unknown pages/home.json hero ventures to"],
  ],
  [
    "the last contact item",
    "contact-info/email.json",
    (all) => ["phone", "address"].forEach((name) => all.remove(`contact-info/${name}.json`)),
    remove("contact-info/email.json"),
    ["item-missing contact-info/*.json"],
  ],
  [
    "a page",
    "pages/home.json",
    nothing,
    remove("pages/home.json"),
    ["file-missing pages/home.json"],
  ],
  [
    "a picture that is used",
    "images/vision.png",
    nothing,
    remove("images/vision.png"),
    ["picture-missing pages/home.json vision picture file"],
  ],
  [
    "an id that a later file has already",
    "services/ecommerce-fashion.json",
    nothing,
    replace("services/ecommerce-fashion.json", '"ecommerce-fashion"', '"poultry-trading"'),
    ["id-taken services/poultry-trading.json id"],
  ],
  [
    "a picture from an image host of which there is a copy",
    "pages/home.json",
    keepHosted,
    replace("pages/home.json", "images/hero.png", hosted),
    [],
  ],
  [
    "a picture from an image host of which there is none",
    "pages/home.json",
    nothing,
    replace("pages/home.json", "images/hero.png", hosted),
    ["picture-unfetched pages/home.json hero picture file"],
  ],
  [
    "beside errors otherFiles that were there before",
    "site.json",
    (all) => {
      all.write("pages/about.json", "{")
      all.replace("values/ambition.json", /"#\w+"/, '"blue"')
    },
    replace("site.json", "Aim", "Go"),
    [],
  ],
  [
    "a field that nobody knows, and no form shows",
    "site.json",
    replace("site.json", '"name"', '"nick": "A", "name"'),
    replace("site.json", "Aim", "Go"),
    [],
  ],
  [
    "a field that nobody knows, if it is new",
    "site.json",
    nothing,
    replace("site.json", '"name"', '"nick": "A", "name"'),
    ["field-unknown site.json nick"],
  ],
  [
    "an error that was there before and can be mended in the form",
    "values/ambition.json",
    replace("values/ambition.json", /"#\w+"/, '"blue"'),
    replace("values/ambition.json", /"title": "/, '"title": "Our '),
    ["text-form values/ambition.json colour"],
  ],
]

test.each(changes)(
  "%s: the verdict is what the report will say",
  async (_, file, before, change, refused) => {
    before(content)
    const start = await snapshot()
    change(content)
    const verdict = await validateChange(start, { file, text: textOf(file) })
    expect(verdict.blocking.map(brief)).toEqual(refused)
    const report = await content.issues()
    expect(verdict.issues).toEqual(report.filter((one) => one.file === file))
    const errors = errorsOf(report).filter((one) => one.file !== file)
    expect(errors).toEqual(expect.arrayContaining(verdict.otherFiles))
  },
)

test("a new picture is known before it is saved", async () => {
  const start = await snapshot()
  const text = content.read("pages/home.json").replace("hero.png", "new.png")
  const facts = { width: 800, height: 600, format: "png", bytes: 9000 }
  const change = { file: "pages/home.json", text }
  const kinds = async (pictures: Record<string, typeof facts>) =>
    (await validateChange(start, { ...change, pictures })).issues
      .filter(({ severity }) => severity !== "note")
      .map(({ kind }) => kind)
  expect(await kinds({})).toEqual(["picture-missing"])
  expect(await kinds({ "images/new.png": facts })).toEqual(["picture-small"])
})

test("a form is judged between two keystrokes", async () => {
  const start = await snapshot()
  const text = content.read("site.json").replace("Aim", "Go")
  const times: number[] = []
  for (let count = 0; count < 10; count++) {
    const begun = performance.now()
    await validateChange(start, { file: "site.json", text })
    times.push(performance.now() - begun)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})

test("it needs neither Node nor a disk", async () => {
  const { metafile } = await build({
    entryPoints: ["plugins/content-editor/state/validateChange.ts"],
    bundle: true,
    platform: "browser",
    write: false,
    metafile: true,
    logLevel: "silent",
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain("plugins/content-model/validate/validateContent.ts")
  expect(
    inputs.filter((name) => /^node:|src\/model\/(reading|pictureFacts|report)\./.test(name)),
  ).toEqual([])
})
