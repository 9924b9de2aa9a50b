/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { manifestFile } from "../../content-model/constants"
import { cachedName, manifestText, sha256 } from "../../content-model/images/imageCache"
import { copyContent } from "../../content-model/testing/contentCopy"
import { errorsOf, type Issue } from "../../content-model/validate/issues"
import { readSnapshot } from "./snapshot"
import { validateChange } from "./validateChange"

const content = copyContent()
afterEach(content.restore)
afterAll(content.end)

// As the browser receives it.
const jsonSnapshot = async () => {
  const snapshot = await readSnapshot(content.folder, (image) => `/${image}`)
  const copy: typeof snapshot = JSON.parse(JSON.stringify(snapshot))
  return copy
}
const textOf = (file: string) =>
  existsSync(join(content.folder, file)) ? content.read(file) : undefined
const issueName = ({ type, file, path }: Issue) => `${type} ${[file, ...path].join(" ")}`

const replace = (file: string, search: string | RegExp, replacement: string) => () =>
  content.replace(file, search, replacement)
const remove = (file: string) => () => content.remove(file)
const writeBrokenFiles = () => {
  content.write("pages/about.json", "{")
  content.replace("values/ambition.json", /"#\w+"/, '"blue"')
}

const [site, home, value] = ["site.json", "pages/home.json", "values/ambition.json"]
const [fashion, poultry] = ["ecommerce-fashion", "poultry-trading"]
const [fashionFile, poultryFile] = [`services/${fashion}.json`, `services/${poultry}.json`]
const newText = replace(site, "Aim", "Go")
const unknownField = replace(site, '"name"', '"nick": "A", "name"')

const remote = "https://pictures.example/hero.png"
function cacheRemoteImage() {
  const file = `${cachedName(remote)}.png`
  const bytes = readFileSync("content/images/hero.png")
  content.write(file, bytes)
  content.write(manifestFile, manifestText({ [remote]: { file, sha256: sha256(bytes) } }))
}

type Case = [
  what: string,
  file: string,
  change: () => void,
  blocking: string[],
  before?: () => void,
]

test.each<Case>([
  ["a new text", site, newText, []],
  [
    "a text that is too long",
    site,
    replace(site, "Aim for Big", "long ".repeat(9)),
    ["text-too-long site.json name"],
  ],
  ["deleting an item without links to it", poultryFile, remove(poultryFile), []],
  [
    "deleting an item that a page links to",
    poultryFile,
    remove(poultryFile),
    ["unknown-section pages/home.json hero ventures to"],
    replace(home, '"/services/"', `"/services/#${poultry}"`),
  ],
  [
    "deleting the last contact item",
    "contact-info/email.json",
    remove("contact-info/email.json"),
    ["missing-item contact-info/*.json"],
    () => ["phone", "address"].forEach((name) => content.remove(`contact-info/${name}.json`)),
  ],
  ["deleting a page", home, remove(home), [`missing-file ${home}`]],
  [
    "deleting an image that a page shows",
    "images/vision.png",
    remove("images/vision.png"),
    [`missing-image ${home} vision picture file`],
  ],
  [
    "an id that a later file has",
    fashionFile,
    replace(fashionFile, `"${fashion}"`, `"${poultry}"`),
    [`duplicate-id ${poultryFile} id`],
  ],
  [
    "a remote image that is cached",
    home,
    replace(home, "images/hero.png", remote),
    [],
    cacheRemoteImage,
  ],
  ["a new text while other files have errors", site, newText, [], writeBrokenFiles],
  ["a new text beside an old unknown field", site, newText, [], unknownField],
  ["a new unknown field", site, unknownField, [`unknown-field ${site} nick`]],
  [
    "a new text beside an old error that the form shows",
    value,
    replace(value, '"title": "', '"title": "Our '),
    [`invalid-format ${value} colour`],
    replace(value, /"#\w+"/, '"blue"'),
  ],
])(
  "%s: the result equals that of the content check after saving",
  async (_, file, change, blocking, ...[before]) => {
    before?.()
    const start = await jsonSnapshot()
    change()
    const result = await validateChange(start, { file, text: textOf(file) })
    expect(result.blocking.map(issueName)).toEqual(blocking)
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
  const text = content.read(site).replace("Aim", "Go")
  let shortest = Infinity // ms
  for (let count = 0; count < 10; count++) {
    // The processor's time, which other work on the machine does not change.
    const before = process.cpuUsage()
    await validateChange(start, { file: site, text })
    const { user, system } = process.cpuUsage(before)
    shortest = Math.min(shortest, (user + system) / 1000)
  }
  expect(shortest).toBeLessThan(50)
})
