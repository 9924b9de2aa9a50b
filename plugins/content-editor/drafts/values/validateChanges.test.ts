import { existsSync } from "node:fs"
import { join } from "node:path"
import { copyContent } from "../../../content-model/testing/contentCopy"
import { errorsOf, type Issue } from "../../../content-model/issues/issues"
import { readSnapshot } from "../../node/readSnapshot"
import { validateChanges } from "./validateChanges"

const content = copyContent()

// As the browser receives it.
async function jsonSnapshot(): ReturnType<typeof readSnapshot> {
  return JSON.parse(JSON.stringify(await readSnapshot(content.folder, (image) => `/${image}`)))
}
const textOf = (file: string) =>
  existsSync(join(content.folder, file)) ? content.read(file) : null
const issueName = ({ type, file, path }: Issue) => `${type} ${[file, ...path].join(" ")}`

const replace = (file: string, from: string | RegExp, to: string) => () =>
  content.replace(file, from, to)
const remove = (file: string) => () => content.remove(file)
const writeBrokenFiles = () => {
  content.write("pages/about.json", "{")
  content.replace("values/ambition.json", /"#\w+"/, '"blue"')
}

const [site, home, value] = ["site.json", "pages/home.json", "values/ambition.json"]
const [fashion, poultry] = ["ecommerce-fashion", "poultry-trading"]
const [fashionFile, poultryFile] = [fashion, poultry].map((id) => `services/${id}.json`)
const newText = replace(site, "Aim", "Go")
const unknownField = replace(site, '"name"', '"nick": "A", "name"')

const email = "contact-info/email.json"
const removeOthers = () =>
  ["phone", "address"].forEach((name) => content.remove(`contact-info/${name}.json`))
const hero = "images/hero.png"
const sameId = replace(fashionFile, `"${fashion}"`, `"${poultry}"`)
const newTitle = replace(value, '"title": "', '"title": "Our ')
const badColour = replace(value, /"#\w+"/, '"blue"')
const linkToPoultry = replace(home, '"/services/"', `"/services/#${poultry}"`)
const noItem = "missing-item contact-info/*.json"
const noSection = `unknown-section ${home} hero ventures to`
const noImage = `missing-image ${home} hero picture file`
const noColour = `invalid-format ${value} colour`

type Case = [what: string, file: string, change: () => void, blocking?: string, before?: () => void]

test.each<Case>([
  ["a new text", site, newText],
  ["deleting an item without links", poultryFile, remove(poultryFile)],
  ["deleting an item with a link", poultryFile, remove(poultryFile), noSection, linkToPoultry],
  ["deleting the last contact item", email, remove(email), noItem, removeOthers],
  ["deleting a page", home, remove(home), `missing-file ${home}`],
  ["deleting an image that a page shows", hero, remove(hero), noImage],
  ["an id that a later file has", fashionFile, sameId, `duplicate-id ${poultryFile} id`],
  ["a new text while other files have errors", site, newText, undefined, writeBrokenFiles],
  ["a new text beside an old unknown field", site, newText, undefined, unknownField],
  ["a new unknown field", site, unknownField, `unknown-field ${site} nick`],
  ["a new text beside an old error of the form", value, newTitle, noColour, badColour],
])(
  "%s: the result equals that of the content check after saving",
  async (_, file, change, ...[blocking, before]) => {
    before?.()
    const start = await jsonSnapshot()
    change()
    const result = await validateChanges(start, { texts: { [file]: textOf(file) } })
    expect(result.blocking.map(issueName)).toEqual(blocking ? [blocking] : [])
    const saved = await content.issues()
    const own = result.issues.filter((one) => one.file === file)
    expect(own).toEqual(saved.filter((one) => one.file === file))
    expect(errorsOf(saved)).toEqual(expect.arrayContaining(errorsOf(result.issues)))
  },
)

test("a new image is checked before it is saved", async () => {
  const start = await jsonSnapshot()
  const info = { width: 800, height: 600, format: "png", bytes: 9000 }
  const texts = { [home]: content.read(home).replace("hero.png", "new.png") }
  const kinds = async (images: Record<string, typeof info>) =>
    (await validateChanges(start, { texts, images })).issues
      .filter(({ severity }) => severity !== "note")
      .map(({ type }) => type)
  expect(await kinds({})).toEqual(["missing-image"])
  expect(await kinds({ "images/new.png": info })).toEqual(["image-too-small"])
})

test("the notes of unchanged files are told, their warnings are not", async () => {
  content.replace(value, '"title": "', '"title": "TODO ')
  content.replace("values/connection.json", '"title": "', '"title": " ')
  const { issues } = await validateChanges(await jsonSnapshot(), { texts: {} })
  expect(issues.map(issueName)).toContain(`placeholder ${value} title`)
  expect(issues.filter(({ severity }) => severity !== "note")).toEqual([])
})
