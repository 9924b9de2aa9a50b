/** @jest-environment node */
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

// As the browser receives it.
const jsonSnapshot = async () => {
  const snapshot = await readSnapshot(content.folder, (image) => `/${image}`)
  const copy: typeof snapshot = JSON.parse(JSON.stringify(snapshot))
  return copy
}
const textOf = (file: string) =>
  existsSync(join(content.folder, file)) ? content.read(file) : undefined
const brief = ({ type, file, path }: Issue) => `${type} ${[file, ...path].join(" ")}`

const poultry = "services/poultry-trading.json"
const linkToPoultry = replace("pages/home.json", '"/services/"', '"/services/#poultry-trading"')
const unchanged: Mutation = () => {}

const remote = "https://pictures.example/hero.png"
const cacheRemote: Mutation = (all) => {
  const file = `${cachedName(remote)}.png`
  const bytes = readFileSync("content/images/hero.png")
  all.write(file, bytes)
  all.write(manifestFile, manifestText({ [remote]: { file, sha256: sha256(bytes) } }))
}

const changes: [
  what: string,
  file: string,
  before: Mutation,
  change: Mutation,
  blocking: string[],
][] = [
  ["a new text", "site.json", unchanged, replace("site.json", "Aim", "Go"), []],
  [
    "a text that is too long",
    "site.json",
    unchanged,
    replace("site.json", /"name": "[^"]*"/, `"name": "${"long ".repeat(9)}"`),
    ["text-too-long site.json name"],
  ],
  ["deleting an item without links to it", poultry, unchanged, remove(poultry), []],
  [
    "deleting an item that a page links to",
    poultry,
    linkToPoultry,
    remove(poultry),
    ["unknown-section pages/home.json hero ventures to"],
  ],
  [
    "deleting the last contact item",
    "contact-info/email.json",
    (all) => ["phone", "address"].forEach((name) => all.remove(`contact-info/${name}.json`)),
    remove("contact-info/email.json"),
    ["missing-item contact-info/*.json"],
  ],
  [
    "deleting a page",
    "pages/home.json",
    unchanged,
    remove("pages/home.json"),
    ["missing-file pages/home.json"],
  ],
  [
    "deleting an image that a page shows",
    "images/vision.png",
    unchanged,
    remove("images/vision.png"),
    ["missing-image pages/home.json vision picture file"],
  ],
  [
    "an id that a later file has",
    "services/ecommerce-fashion.json",
    unchanged,
    replace("services/ecommerce-fashion.json", '"ecommerce-fashion"', '"poultry-trading"'),
    ["duplicate-id services/poultry-trading.json id"],
  ],
  [
    "a remote image that is cached",
    "pages/home.json",
    cacheRemote,
    replace("pages/home.json", "images/hero.png", remote),
    [],
  ],
  [
    "a new text while other files have errors",
    "site.json",
    (all) => {
      all.write("pages/about.json", "{")
      all.replace("values/ambition.json", /"#\w+"/, '"blue"')
    },
    replace("site.json", "Aim", "Go"),
    [],
  ],
  [
    "a new text beside an old unknown field",
    "site.json",
    replace("site.json", '"name"', '"nick": "A", "name"'),
    replace("site.json", "Aim", "Go"),
    [],
  ],
  [
    "a new unknown field",
    "site.json",
    unchanged,
    replace("site.json", '"name"', '"nick": "A", "name"'),
    ["unknown-field site.json nick"],
  ],
  [
    "a new text beside an old error that the form shows",
    "values/ambition.json",
    replace("values/ambition.json", /"#\w+"/, '"blue"'),
    replace("values/ambition.json", /"title": "/, '"title": "Our '),
    ["invalid-format values/ambition.json colour"],
  ],
]

test.each(changes)(
  "%s: the result equals that of the content check after saving",
  async (_, file, before, change, blocking) => {
    before(content)
    const start = await jsonSnapshot()
    change(content)
    const result = await validateChange(start, { file, text: textOf(file) })
    expect(result.blocking.map(brief)).toEqual(blocking)
    const saved = await content.issues()
    expect(result.issues).toEqual(saved.filter((one) => one.file === file))
    const errors = errorsOf(saved).filter((one) => one.file !== file)
    expect(errors).toEqual(expect.arrayContaining(result.otherFiles))
  },
)

test("a new image is checked before it is saved", async () => {
  const start = await jsonSnapshot()
  const text = content.read("pages/home.json").replace("hero.png", "new.png")
  const info = { width: 800, height: 600, format: "png", bytes: 9000 }
  const change = { file: "pages/home.json", text }
  const kinds = async (images: Record<string, typeof info>) =>
    (await validateChange(start, { ...change, images })).issues
      .filter(({ severity }) => severity !== "note")
      .map(({ type }) => type)
  expect(await kinds({})).toEqual(["missing-image"])
  expect(await kinds({ "images/new.png": info })).toEqual(["image-too-small"])
})

test("validation is fast enough to run between two keystrokes", async () => {
  const start = await jsonSnapshot()
  const text = content.read("site.json").replace("Aim", "Go")
  const times: number[] = [] // ms
  for (let count = 0; count < 10; count++) {
    // The processor's time, which other work on the machine does not change.
    const before = process.cpuUsage()
    await validateChange(start, { file: "site.json", text })
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  expect(Math.min(...times)).toBeLessThan(50)
})
