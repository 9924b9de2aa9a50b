/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs"
import { formatTime } from "./formatTime"
import { loadLanguage } from "./language"
import words from "./words.json"
import { text } from "./words"

const editor = "plugins/content-editor"

test("each text is used by its name", () => {
  const files = readdirSync(editor, { recursive: true, encoding: "utf8" })
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const code = sources.map((file) => readFileSync(`${editor}/${file}`, "utf8")).join("\n")
  const names = Object.keys(words).map((key) => key.replace(/_(one|other)$/, ""))
  expect(names.filter((name) => !code.includes(`"${name}"`))).toEqual([])
})

type Texts = Record<string, string>

const placeholders = (template = ""): string[] => template.match(/\{\w+\}/g) ?? []

/** What is wrong in the words of another language: each plural of it needs a text. */
function faultsOf(language: string, translated: Texts) {
  const english: Texts = words
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  const expected = Object.keys(english).flatMap((key) => {
    if (key.endsWith("_one")) return []
    if (!key.endsWith("_other")) return [key]
    return pluralCategories.map((plural) => key.replace(/other$/, plural))
  })
  const unknown = Object.entries(translated).flatMap(([key, translation]) => {
    const source = english[key] ?? english[key.replace(/_\w+$/, "_other")]
    if (!expected.includes(key)) return [`unknown: ${key}`]
    const names = placeholders(translation).filter((name) => !placeholders(source).includes(name))
    return names.map((name) => `${key}: unknown ${name}`)
  })
  const missing = expected.filter((key) => !(key in translated))
  return [...unknown, ...missing.map((key) => `missing: ${key}`)]
}

test("the words of another language are complete, and it has no others", () => {
  expect(faultsOf("en", words)).toEqual([])
  const { "app.save": _, ...others } = words
  const faults = ["unknown: app.gone", "app.name: unknown {what}", "missing: app.kept_few"]
  expect(faultsOf("pl", { ...others, "app.gone": "", "app.name": "{what}" })).toEqual(
    expect.arrayContaining([...faults, "missing: app.save"]),
  )
  for (const file of readdirSync(`${editor}/ui/words`)) {
    const language = file.match(/^words\.(.+)\.json$/)?.[1]
    if (!language) continue
    const translated = JSON.parse(readFileSync(`${editor}/ui/words/${file}`, "utf8"))
    expect({ file, faults: faultsOf(language, translated) }).toEqual({ file, faults: [] })
  }
})

test("the editor speaks the chosen language; what it lacks stays English", async () => {
  const polish = { "app.save": "Zapisz", "start.found_few": "{count} miejsca" }
  const json = () => Promise.resolve(polish)
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ json }) })
  localStorage.setItem("editor language", "pl")
  await loadLanguage()
  expect(fetch).toHaveBeenCalledWith("words.pl.json")
  expect(document.documentElement.lang).toBe("pl")
  expect(text("app.save")).toBe("Zapisz")
  expect(text("start.found", { count: 3 })).toBe("3 miejsca")
  expect(text("start.found", { count: 5000 })).toMatch(/^5\s?000 places found$/)
  expect(formatTime("2026-11-22T10:00:00Z")).toMatch(/^22 listopada 2026/)
})
