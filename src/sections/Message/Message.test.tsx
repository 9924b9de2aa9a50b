import { render, screen } from "@testing-library/react"
import { contentValues, previewPage } from "../../../plugins/content-editor/testing/previewPage"
import { exampleOfPage } from "../../../plugins/content-model/testing/composedPage"

const show = (message: object) =>
  render(
    previewPage(
      "/offer/",
      new Map(contentValues).set("pages/offer.json", {
        ...exampleOfPage([]),
        sections: [{ message }],
      }),
    ),
  )

const words = { label: "Your farm", placeholder: "Where is it?", missing: "Name your farm." }
const title = "Ask for a visit"

test("the form has the words of its section, otherwise those of the contact page", () => {
  show({ title, message: words, send: "Ask us", reasons: ["It costs nothing"] })
  const boxes = ["Name", "Email", words.label].map((name) => screen.getByRole("textbox", { name }))
  expect(screen.getAllByRole("textbox")).toEqual(boxes)
  screen.getByRole("button", { name: "Ask us" })
  screen.getByText("It costs nothing")
})

test("the section has one heading", () => {
  show({ title })
  const headings = screen.getAllByRole("heading", { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toContain(title)
  expect(document.querySelector("form h2")).toBeNull()
})
