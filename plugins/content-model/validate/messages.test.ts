import { readFileSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { cachedName } from "../read/imageCache"
import { model } from "../model/model"
import { kindsOf, sectionSchema } from "../model/jsonSchema"
import {
  applyChange,
  checkSite,
  offer,
  pictures,
  sharpImage,
  siteTexts,
  staticFiles,
} from "../testing/checkSite"
import { exampleOfPage } from "../testing/composedPage"
import { errorsOf, type Issue } from "../issues/issues"
import { issueTypes } from "../issues/issueTypes"
import { languageOfFile } from "../languages/languages"
import { readSource } from "../read/json/readFiles"
import { fieldPath } from "../issues/fieldPath"
import type { Path } from "../lib/path"
import type { ImageInfo } from "../fields/picture/imageFiles"
import type { ContentFolder } from "./validateContent"

const before = new Map(siteTexts)
  .set("pages/offer.json", offer)
  .set("pages/linking.json", applyChange(offer, 'top.actions.0.to: "/offer/"'))
  .set("pages/secret.json", applyChange(offer, "hidden: true"))
// To this page no other needs a link.
const silent = applyChange(offer, "inSearch: false").replace("/offer/#delivery", "/contact/")

const keyOf = ({ type, file, path }: Issue) => JSON.stringify([type, file, path])

const usual = checkSite(before).then((issues) => new Set(issues.map(keyOf)))

/** The issues that the content of this site does not have without a mistake. */
async function newIssues(texts: typeof siteTexts, others: Partial<ContentFolder> = {}) {
  const known = await usual
  return (await checkSite(texts, others)).filter((issue) => !known.has(keyOf(issue)))
}

const lineOf = ({ file, line, column, severity, type, path, message, formMessage }: Issue) =>
  `${file} ${line}:${column} ${severity} ${type} ${path.join(".")}: ${message}`.concat(
    formMessage === undefined ? "" : `\n    form: ${formMessage}`,
  )

/** Applies a line of mistakes.txt to the content. */
function applyMistake(file: string, mistake: string) {
  const texts = new Map(before)
  const edit = (name: string, change: (text: string) => string) =>
    texts.set(name, change(texts.get(name) ?? ""))
  if (mistake.startsWith("~ ")) {
    const [search, put] = mistake.slice(2).split(" => ")
    const escapes = (text: string) => text.replace(/\\n/g, "\n").replace(/\\t/g, "\t")
    return edit(file, (text) => text.replace(escapes(search), () => escapes(put)))
  }
  for (const part of mistake.split(" + ")) {
    const [, name = file, change = ""] = /^(?:(\S+\.json) )?(.*)$/s.exec(part) ?? []
    edit(name, (text) => applyChange(text, change))
  }
  return texts
}

type Mistake = [title: string, texts: typeof siteTexts, others?: Partial<ContentFolder>]

/** The lines of mistakes.txt, or of accepted.txt. */
const readLines = (name: string) =>
  readFileSync(`plugins/content-model/testing/${name}.txt`, "utf8")
    .split(/^# /m)
    .slice(1)
    .map((group) => group.trimEnd().split("\n"))
    .flatMap(([file, ...lines]) =>
      lines.filter(Boolean).map((line): Mistake => [`${file} ${line}`, applyMistake(file, line)]),
    )

/** The content with another file, or without one. */
const withFile = (file: string, text: string) => new Map(before).set(file, text)
const without = (file: string) => new Map([...before].filter(([name]) => name !== file))
const listed = (...files: string[]): Partial<ContentFolder> => ({
  listing: { files: [...before.keys(), ...pictures, ...files] },
})

const pageNamed =
  (others?: Partial<ContentFolder>) =>
  (name: string): Mistake => [
    `a page with the name ${name}`,
    withFile(`pages/${name}.json`, silent),
    others,
  ]
const inStatic = { staticFiles: [...staticFiles, "/shop/list.pdf", "/Terms.html", "/licence"] }
const inUse = ["admin", "static", "404", "page-data", "index", "dev-404-page"]
const noAddress = ["Diwali Sarees", "café_menu", "a--b", "చీరలు", "x".repeat(61)]

const strayFiles = ["page/about.json", "pages/shop/sale.json", "values/Ambition.json"]
const otherNames = ["values/a.JSON", "site.json.txt", "images/Hero.png", "images/50%.png"]

const inFiles: Mistake[] = [
  ["a page is missing", without("pages/about.json")],
  ["a page has another name", without("pages/about.json").set("pages/abuot.json", offer)],
  ...[...strayFiles, ...otherNames].map((file): Mistake => [
    `the file ${file}`,
    before,
    listed(file),
  ]),
  ["an unused picture", siteTexts, listed("images/spare.png")],
  ["a picture of another format", siteTexts, listed("images/plan.psd")],
  ...[...noAddress, ...inUse].map(pageNamed()),
  ...["shop", "terms", "licence"].map(pageNamed(inStatic)),
  ["an empty file", withFile("values/ambition.json", " \n")],
  // Its links are not known, so no page is without a link.
  ["a page that cannot be read", withFile("pages/linking.json", "{")],
]

const folder = temporaryFolder()
const ambition = "values/ambition.json"

function asRead(bytes?: string | Buffer) {
  if (bytes !== undefined) folder.write(ambition, bytes)
  const own = readSource(folder.at(), ambition)
  const sources = [...without(ambition)].map(([file, text]) => ({ file, text, issues: [] }))
  return { sources: [...sources, own] }
}

const inReading = (): Mistake[] => [
  ["a file that does not exist", before, asRead()],
  ["UTF-8 with a byte-order mark", before, asRead(`\ufeff${before.get(ambition)}`)],
  ["Windows line endings", before, asRead(before.get(ambition)?.replaceAll("\n", "\r\n"))],
  ["UTF-16 of English", before, asRead(Buffer.from("{}", "utf16le"))],
  ["Windows-1252", before, asRead(Buffer.from('{"title": "höher"}', "latin1"))],
  ["a large file", before, asRead(" ".repeat(4_000_001))],
]

const withImage = (image: string, info?: Partial<ImageInfo>): Partial<ContentFolder> => ({
  getImageInfo: (file) =>
    file !== image ? sharpImage(file) : info && { ...sharpImage(file), ...info },
})
const [poultry, logo] = ["images/poultry.png", "images/logo.svg"]
const svgFault = { line: 3, column: 5 }
const url = "https://pictures.big/hen.png"
const copy = `${cachedName(url)}.png`
const withRemote = applyMistake("services/poultry-trading.json", `image.file: "${url}"`)
const remoteShare = JSON.stringify({ file: url, decorative: true })
const downloadErrors = { [url]: "its host answers with 404" }
const withCopy = listed(copy)

const inPictures = (): Mistake[] => [
  ["a small picture", before, withImage(poultry, { width: 800, height: 600 })],
  ["a low picture", before, withImage("images/hero.png", { width: 2000, height: 900 })],
  ["a small logo", before, withImage(logo, { format: "png", width: 90, height: 90 })],
  ["a logo of another format", before, withImage(logo, { format: "png" })],
  ["a damaged picture", before, withImage(poultry)],
  ["a large file of a picture", before, withImage(poultry, { bytes: 9e6 })],
  ["a large file of a logo", before, withImage(logo, { bytes: 120_500 })],
  ["a picture that moves", before, withImage(poultry, { isAnimated: true })],
  ["many pixels", before, withImage(poultry, { width: 16383, height: 16383 })],
  ["a long side", before, withImage(poultry, { width: 16384, height: 2000 })],
  ["a narrow picture", before, withImage(poultry, { width: 100, height: 3000 })],
  ["a script in an SVG", before, withImage(logo, { fault: { ...svgFault, unsafe: "<script>" } })],
  ["a damaged SVG", before, withImage(logo, { fault: svgFault })],
  ["a picture that is not there", withRemote, { downloadErrors }],
  ["an unused copy", before, withCopy],
  [
    "a copy with many pixels, on two pages",
    new Map(withRemote).set("pages/offer.json", applyChange(offer, `share: ${remoteShare}`)),
    { ...withCopy, ...withImage(copy, { width: 16000, height: 16000 }) },
  ],
  ["a small copy", withRemote, { ...withCopy, ...withImage(copy, { width: 400, height: 300 }) }],
]

type Entry = { source: string; translation: string }

/** The content with a language in which each text is its own translation, but for a change. */
function inTelugu(change = (entry: Entry): Entry[] => [entry], file = "languages/te.json") {
  const values = new Map([...before].map(([name, text]) => [name, JSON.parse(text)]))
  const { missing } = languageOfFile(file, {}, values)
  const sources = new Set([...missing.values()].flat().map(({ text }) => text))
  const texts = [...sources].flatMap((source) => change({ source, translation: source }))
  const language = { $schema: "../.schemas/Translation.json", title: "తెలుగు", texts }
  return withFile(file, JSON.stringify(language, null, 2))
}

const translated = (part: string, change: (entry: Entry) => Entry[]) =>
  inTelugu((entry) => (entry.source.includes(part) ? change(entry) : [entry]))

const inLanguages: Mistake[] = [
  ["a text without a translation", translated("Quick Links", () => [])],
  ["a page without translations", translated("[everywhere]", () => [])],
  [
    "a text that has changed since",
    translated("Our Core Values", (entry) => [{ ...entry, source: "Our Core Value" }]),
  ],
  [
    "a translation of no text",
    translated("Quick Links", (entry) => [entry, { source: "?!?!", translation: "Old" }]),
  ],
  [
    "a translation with another link",
    translated("](/contact/)", ({ source }) => [
      { source, translation: source.replace("/contact/", "/about/") },
    ]),
  ],
  [
    "a translation that is too long",
    translated("Quick Links", ({ source }) => [{ source, translation: "x".repeat(90) }]),
  ],
  [
    "a translation of a title that search results cut off",
    translated("Contact us | ", ({ source }) => [{ source, translation: "x".repeat(65) }]),
  ],
  ["a language without a tag", inTelugu(undefined, "languages/telugu.json")],
  ["a page at the address of a language", inTelugu().set("pages/te.json", silent)],
]

const accepted: Mistake[] = [
  ["all in another language", inTelugu()],
  ...["x".repeat(60), "2026", "about-us", "prices"].map(pageNamed(inStatic)),
  ["a narrow drawing", before, withImage(logo, { width: 100, height: 3000 })],
  ["a copy with enough pixels", withRemote, withCopy],
]

test("each mistake has its messages, and each type of issue a mistake", async () => {
  const issues: [title: string, Issue[]][] = []
  const mistakes = [
    ...readLines("mistakes"),
    ...inFiles,
    ...inReading(),
    ...inPictures(),
    ...inLanguages,
  ]
  for (const [title, texts, others] of mistakes)
    issues.push([title, await newIssues(texts, others)])
  expect(issues.filter(([, all]) => all.length === 0)).toEqual([])
  const table = issues.map(([title, all]) => [title, ...all.map(lineOf)].join("\n  "))
  const kinds = kindsOf(sectionSchema()).join(", ")
  const files = model.types.map((type) => `content/${type.meta()?.files}`).join(", ")
  const text = table.join("\n\n").replaceAll(kinds, "<kinds>").replaceAll(files, "<files>")
  expect(text).toMatchSnapshot()
  const types = new Set<string>(issues.flatMap(([, all]) => all.map(({ type }) => type)))
  expect(Object.keys(issueTypes).filter((type) => !types.has(type))).toEqual([])
}, 180_000)

test("content without a mistake has no issue", async () => {
  const issues: [title: string, types: string[]][] = []
  for (const [title, texts, others] of [...readLines("accepted"), ...accepted])
    issues.push([title, (await newIssues(texts, others)).map(({ type }) => type)])
  expect(issues.filter(([, types]) => types.length > 0)).toEqual([])
}, 180_000)

test("a section of each kind, made of the model's examples, has no errors", async () => {
  const page = withFile("pages/kinds.json", JSON.stringify(exampleOfPage()))
  expect(errorsOf(await newIssues(page))).toEqual([])
})

test("a field path begins with the content type or with the folder and title of the item", () => {
  const pathOf = (title: string, ...path: Path) =>
    fieldPath({ file: "services/hens.json", name: "Service", value: { title } }, path)
  expect(pathOf(" Hens ", "features", 1)).toBe("Ventures › Hens › Features (features) › 2")
  expect(pathOf(" ", "none")).toBe("Ventures › hens.json › none")
  expect(fieldPath({ file: "site.json", name: "Website", value: {} }, [])).toBe("Site")
})
