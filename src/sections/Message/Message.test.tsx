import { render, screen } from "@testing-library/react"
import { contentValues, previewPage } from "../../../plugins/content-editor/testing/previewPage"
import { exampleOfPage } from "../../../plugins/content-model/testing/composedPage"

function show(message: object) {
  const offer = { ...exampleOfPage([]), sections: [{ message }] }
  render(previewPage("/offer/", new Map(contentValues).set("pages/offer.json", offer)))
}

const words = { label: "Your farm", placeholder: "Where is it?", missing: "Name your farm." }
const title = "Ask for a visit"

test("the form has the words of its section, otherwise those of the contact page, and one heading", () => {
  show({ title, message: words, send: "Ask us", reasons: ["It costs nothing"] })
  const boxes = ["Name", "Email", words.label].map((name) => screen.getByRole("textbox", { name }))
  expect(screen.getAllByRole("textbox")).toEqual(boxes)
  screen.getByRole("button", { name: "Ask us" })
  screen.getByText("It costs nothing")
  const headings = screen.getAllByRole("heading", { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toContain(title)
  expect(document.querySelector("form h2")).toBeNull()
})
