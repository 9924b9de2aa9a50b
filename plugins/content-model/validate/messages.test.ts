/** @jest-environment node */
import { readFileSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { manifestFile } from "../constants"
import { cachedName, manifestText, readCache } from "../images/imageCache"
import { schemas } from "../model"
import { fieldsOf, kindsOf, sectionSchema } from "../schema/jsonSchema"
import { sha256 } from "../node/sha256"
import { checkSite, offer, pictures, sharpImage, siteTexts } from "../testing/checkSite"
import { applyChange } from "../testing/readDocument"
import type { Issue } from "./issues"
import { issueTypes, type IssueType } from "./issueTypes"
import { readSource } from "./json/readFiles"
import { closestMatch, fieldPath, quote } from "./messages"
import type { ImageInfo } from "./rules/images/imageFiles"
import type { ContentFolder } from "./validateContent"

const before = new Map(siteTexts)
  .set("pages/offer.json", offer)
  .set("pages/linking.json", applyChange(offer, 'top.actions.0.to: "/offer/"'))
  .set("pages/secret.json", applyChange(offer, "hidden: true"))

const keyOf = ({ type, file, path }: Issue) => JSON.stringify([type, file, path])

const usual = checkSite(before).then((issues) => new Set(issues.map(keyOf)))

/** The issues that the content of this site does not have without a mistake. */
async function newIssues(texts: typeof siteTexts, others: Partial<ContentFolder> = {}) {
  const known = await usual
  return (await checkSite(texts, others)).filter((issue) => !known.has(keyOf(issue)))
}

const lineOf = ({ file, line, column, severity, type, path, message, formMessage }: Issue) =>
  [
    `${file} ${line}:${column} ${severity} ${type} ${path.join(".")}: ${message}`,
    ...(formMessage === undefined ? [] : [`form: ${formMessage}`]),
  ].join("\n    ")

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

const written = readFileSync("plugins/content-model/validate/mistakes.txt", "utf8")
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
  listing: { files: [...before.keys(), ...pictures, ...files], folders: [] },
})

const inFiles: Mistake[] = [
  ["a page is missing", without("pages/about.json")],
  ["a page has another name", without("pages/about.json").set("pages/abuot.json", offer)],
  ["a file in the wrong folder", before, listed("page/about.json")],
  ["a file with another ending", before, listed("values/a.JSON")],
  ["a document", before, listed("text.docx")],
  ["names that differ in case", before, listed("images/Hero.png")],
  ["a forbidden name", before, listed("images/50%.png")],
  ["an unused picture", siteTexts, listed("images/spare.png")],
  ["a picture of another format", siteTexts, listed("images/plan.psd")],
  ["no name for an address", withFile("pages/Café_menu.json", offer)],
  ["a long name", withFile(`pages/${"x".repeat(61)}.json`, offer)],
  ["a name without small letters", withFile("pages/చీరలు.json", offer)],
  ["the address of the editor", withFile("pages/admin.json", offer)],
  [
    "the address of a file",
    withFile("pages/prices.json", offer),
    { staticFiles: ["/prices.html", "/prices.pdf"] },
  ],
  ["an empty file", withFile("values/ambition.json", " \n")],
]

const folder = temporaryFolder()
const ambition = "values/ambition.json"

/** What the reader reports of a file. */
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
  ["UTF-16", before, asRead(Buffer.from(before.get(ambition) ?? "", "utf16le"))],
  ["a large file", before, asRead(" ".repeat(300_000))],
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
const withCopy = {
  ...listed(copy),
  imageCache: { files: { [url]: copy }, issues: [] },
}

function asCached(manifest: string) {
  folder.write(manifestFile, manifest)
  folder.write(copy, "duck")
  return { imageCache: readCache(folder.at()) }
}

const inPictures = (): Mistake[] => [
  ["a small picture", before, withImage(poultry, { width: 800, height: 600 })],
  ["a low picture", before, withImage("images/hero.png", { width: 2000, height: 900 })],
  ["a small logo", before, withImage(logo, { format: "png", width: 90, height: 90 })],
  ["a logo of another format", before, withImage(logo, { format: "png" })],
  ["a damaged picture", before, withImage(poultry)],
  ["a large file of a picture", before, withImage(poultry, { bytes: 9e6 })],
  ["a large file of a logo", before, withImage(logo, { bytes: 120_500 })],
  ["many pixels", before, withImage(poultry, { width: 16383, height: 16383 })],
  ["a long side", before, withImage(poultry, { width: 16384, height: 2000 })],
  ["a narrow picture", before, withImage(poultry, { width: 100, height: 3000 })],
  ["a script in an SVG", before, withImage(logo, { fault: { ...svgFault, unsafe: "<script>" } })],
  ["a damaged SVG", before, withImage(logo, { fault: svgFault })],
  [
    "a picture that is not there",
    withRemote,
    { downloadErrors: { [url]: "its host answers with 404" } },
  ],
  [
    "one that has gone",
    withRemote,
    { ...withCopy, downloadErrors: { [url]: "its host answers with 404" } },
  ],
  ["a small copy", withRemote, { ...withCopy, ...withImage(copy, { width: 400, height: 300 }) }],
  ["a damaged manifest", before, asCached("<<<<<<< HEAD\n{}")],
  [
    "a changed copy",
    before,
    asCached(manifestText({ [url]: { file: copy, sha256: sha256("hen") } })),
  ],
]

const hours = (day: string) =>
  applyMistake("contact-info/phone.json", `hours.exceptions: [{"name": "A", "from": "${day}"}]`)

const keys = new Set(
  Object.values(schemas).flatMap((schema) => fieldsOf(schema).map(([key]) => key)),
)

// They quote what a person has written.
const quoting: IssueType[] = ["unknown-field", "unknown-section", "duplicate-anchor"]

/** The words of an issue in a form that only people who edit files know. */
function wordsOfProgrammers({ type, message, formMessage = message }: Issue) {
  const quoted = [...formMessage.matchAll(/"(\w+)"/g)].map(([, word]) => word)
  const own = formMessage.replace(/"[^"]*"/g, "")
  return [
    ...(own.match(/content\/|static\/|\.json|\\n|npm |\$schema|\bJSON\b|[[{]\s*…/g) ?? []),
    ...(quoting.includes(type) ? [] : quoted.filter((word) => keys.has(word))),
  ]
}

test("each mistake has its messages, and each type of issue a mistake", async () => {
  const issues: [title: string, Issue[]][] = []
  for (const [title, texts, others] of [...written, ...inFiles, ...inReading(), ...inPictures()])
    issues.push([title, await newIssues(texts, others)])
  expect(issues.filter(([, all]) => all.length === 0)).toEqual([])
  const table = issues.map(([title, all]) => [title, ...all.map(lineOf)].join("\n  "))
  const kinds = kindsOf(sectionSchema()).join(", ")
  expect(table.join("\n\n").replaceAll(kinds, "<kinds>")).toMatchSnapshot()
  const found = issues.flatMap(([, all]) => all)
  const types = new Set<string>(found.map(({ type }) => type))
  expect(Object.keys(issueTypes).filter((type) => !types.has(type))).toEqual(["missing-exceptions"])
  // A form shows neither a file with a syntax error nor its line "$schema".
  const inForms = found.filter(({ type, path }) => type !== "schema-reference" && path.length > 0)
  expect(inForms.flatMap(wordsOfProgrammers)).toEqual([])
}, 180_000)

test("hours without a holiday in the next year have a note", async () => {
  const hasNote = async (day: string) =>
    (await checkSite(hours(day))).some(({ type }) => type === "missing-exceptions")
  expect(await Promise.all(["2026-05-31", "2027-06-02", "2026-12-25"].map(hasNote))).toEqual([
    true,
    true,
    false,
  ])
})

test("a quotation is shortened, and shows invisible characters as code points", () => {
  expect(quote('a "b"\n\u200b\u202e')).toBe('"a "b"\\nU+200BU+202E"')
  expect(quote("x".repeat(61))).toBe(`"${"x".repeat(60)}…"`)
})

const hens = {
  file: "services/poultry.json",
  name: "Service",
  value: { title: " Poultry Trading " },
}

test("a field path begins with the content type or with the folder and title of the item", () => {
  expect(fieldPath(hens, ["features", 1])).toBe(
    "Services › Poultry Trading › Features (features) › 2",
  )
  expect(fieldPath({ ...hens, value: { title: " " } }, [])).toBe("Services › poultry.json")
  expect(fieldPath({ file: "site.json", name: "Website", value: {} }, ["footer", "none"])).toBe(
    "Site › Footer › none",
  )
})

test("the closest match ignores upper case and hyphens, and is not too far away", () => {
  const icons = ["shopping-bag", "mountain", "egg"]
  expect(closestMatch("ShoppingBag", icons)).toBe("shopping-bag")
  expect(closestMatch("mountian", icons)).toBe("mountain")
  expect(closestMatch("shop", icons)).toBe("shopping-bag")
  expect(closestMatch("rooster", icons)).toBeUndefined()
  expect(closestMatch("!", icons)).toBeUndefined()
})
