import { render, screen } from "@testing-library/react"
import { contentValues, previewPage } from "../../../plugins/content-editor/testing/previewPage"
import { exampleOfPage } from "../../../plugins/content-model/testing/composedPage"

const words = { label: "Your farm", placeholder: "Where is it?", missing: "Name your farm." }
const message = { title: "Visit", message: words, send: "Ask us", reasons: ["It costs nothing"] }

test("the form has the words of its section, otherwise those of the contact page, and one heading", () => {
  const offer = { ...exampleOfPage([]), sections: [{ message }] }
  render(previewPage("/offer/", new Map(contentValues).set("pages/offer.json", offer)))
  const boxes = ["Name", "Email", words.label].map((name) => screen.getByRole("textbox", { name }))
  expect(screen.getAllByRole("textbox")).toEqual(boxes)
  screen.getByRole("button", { name: "Ask us" })
  screen.getByText("It costs nothing")
  screen.getByRole("heading", { level: 2, name: message.title })
  expect(document.querySelector("form h2")).toBeNull()
})
