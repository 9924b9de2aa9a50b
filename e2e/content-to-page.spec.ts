import { expect } from "@playwright/test"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build, copySite, readable, removeSite, shrinkPictures, textBelow } from "./builds"
import { ventures } from "./content"
import { test } from "./watched"

type Json = string | number | boolean | Json[] | { [key: string]: Json }
type Text = { place: string; text: string }

// Not texts: what the site derives something from instead of showing it.
const notShown = ["$schema", "icon", "colour", "palette", "file", "logo", "days"]

// Texts that wait for something to happen. They are in the page's data, not in its HTML.
const waiting =
  /^notifications\.|^errorScreen\.|^form\.(sending|incomplete|notAvailable|sent|failed|writeInstead)|^serviceWords\.(notAvailable|none)/

// Texts for programs, in files of their own.
const forPrograms = /^(llms|security|humans)\b/

const contentFiles = () =>
  readdirSync("content", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".json") && !file.startsWith("images/"))
const parsed = (file: string): Json => JSON.parse(readFileSync(join("content", file), "utf8"))

function textsIn(value: Json, place = ""): Text[] {
  if (typeof value === "string") return [{ place, text: value }]
  if (typeof value !== "object") return []
  return Object.entries(value)
    .filter(([key]) => !notShown.includes(key))
    .flatMap(([key, child]) => textsIn(child, place ? `${place}.${key}` : key))
}

/** Where a content file shows: a page of the built site, or all of them. */
function htmlOf(file: string) {
  const pages: Record<string, string> = {
    "pages/home.json": "index.html",
    "pages/not-found.json": "404.html",
    "site.json": "index.html",
  }
  const folders = { pages: "", services: "services", values: "about", "contact-info": "contact" }
  const [folder, name] = file.split("/")
  const page = Object.entries(folders).find(([key]) => key === folder)?.[1]
  return join("public", pages[file] ?? join(page || name.replace(".json", ""), "index.html"))
}

/** A text as it is shown: once, or once for each venture. */
function shown(text: string) {
  if (text.includes("{title}")) return ventures.map(({ title }) => text.replace("{title}", title))
  return text.split("{year}")
}

for (const file of contentFiles())
  test(`every text of ${file} is on its page`, () => {
    const html = readable(readFileSync(htmlOf(file), "utf8"))
    const data = textBelow("public/page-data", ".json")
    const files = textBelow("public", ".txt")
    for (const { place, text } of textsIn(parsed(file)))
      if (forPrograms.test(place)) expect(files, place).toContain(text)
      else if (waiting.test(place)) expect(data, place).toContain(JSON.stringify(text).slice(1, -1))
      else for (const part of shown(text)) expect(html, place).toContain(part)
  })

test("a text that is replaced in a content file is replaced on the site", async () => {
  test.setTimeout(300_000)
  const folder = copySite()
  try {
    await shrinkPictures(folder)
    const replaced = contentFiles().map((file, index) => {
      const title = textsIn(parsed(file)).find(({ place }) => /^name$|^title$/.test(place))
      const text = title?.text ?? ""
      const path = join(folder, "content", file)
      const before = readFileSync(path, "utf8")
      const after = before.replace(JSON.stringify(text), JSON.stringify(`Replaced ${index}.`))
      expect(after, `${file} with another title`).not.toBe(before)
      writeFileSync(path, after)
      return { file, text: `Replaced ${index}.` }
    })
    const { code, output } = await build(folder)
    expect(code, output).toBe(0)
    const html = readable(textBelow(join(folder, "public"), ".html"))
    for (const { file, text } of replaced) expect(html, file).toContain(text)
  } finally {
    removeSite(folder)
  }
})
