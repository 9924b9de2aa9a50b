import { render } from "@testing-library/react"
import { readdirSync, readFileSync } from "node:fs"
import { previewPage, valuesWithAllKinds } from "../../plugins/content-editor/testing/previewPage"
import { kindsOf, sectionSchema } from "../../plugins/content-model/model/jsonSchema"

test("PageSection.tsx has a line for each kind of section of the model", () => {
  const { container } = render(previewPage("/all/", valuesWithAllKinds))
  const grounds = container.querySelectorAll("main > div")
  const kinds = kindsOf(sectionSchema())
  expect(kinds.filter((_, index) => !grounds[index]?.firstElementChild)).toEqual([])
})

test("the folder of a section, its component and its fragment share one name", () => {
  const wrong = readdirSync("src/sections").filter((name) => {
    const text = readFileSync(`src/sections/${name}/${name}.tsx`, "utf8")
    return !new RegExp(`^export (const|function) ${name}\\b[^]*\\bfragment ${name} on `, "m").test(
      text,
    )
  })
  expect(wrong).toEqual([])
})
