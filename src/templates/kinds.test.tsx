/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { previewPage, valuesWithAllKinds } from "../../plugins/content-editor/testing/previewPage"
import { kindsOf, sectionSchema } from "../../plugins/content-model/model/jsonSchema"

test("each kind of section of the model has a component in kinds.tsx", () => {
  const { container } = render(previewPage("/all/", valuesWithAllKinds))
  const grounds = container.querySelectorAll("main > div")
  const kinds = kindsOf(sectionSchema())
  expect(kinds.filter((_, index) => !grounds[index]?.firstElementChild)).toEqual([])
})
