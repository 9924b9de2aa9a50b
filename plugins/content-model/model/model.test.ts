import "../../../scripts/lib/siteModel"
import { contentTypeOf, model, schemas, setModel, settingsFile } from "./model"
import { filesOfType } from "../read/content"
import { isCollectionPage } from "../read/pageAddress"
import { file } from "../fields/groups/group"
import { Translation } from "../fields/groups/translation"
import { line, Language } from "../fields/text/text"
import { TimeZone } from "../fields/period/timeZone"

test("another model in one process replaces all of the first, and the first can come back", () => {
  const [first, before] = [model, JSON.stringify(schemas)]
  const words = line(80, { title: "Words" })
  const fields = { name: words, address: words, language: Language, timeZone: TimeZone }
  const Website = file(fields).meta({ id: "Website", title: "Bakery", files: "bakery.json" })
  setModel({ types: [Website], collections: {}, settings: Website })
  expect(Object.keys(schemas)).toEqual(["Website", "TimeZone"])
  expect(settingsFile()).toBe("bakery.json")
  expect(contentTypeOf("site.json")).toBeUndefined()
  expect(isCollectionPage("pages/privacy.json")).toBe(false)
  expect(filesOfType(new Map([["bakery.json", {}]]), Translation)).toEqual([])
  setModel(first)
  expect(JSON.stringify(schemas)).toBe(before)
})
