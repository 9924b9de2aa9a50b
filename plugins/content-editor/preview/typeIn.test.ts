import { fireEvent } from "@testing-library/react"
import { typeIn } from "./typeIn"

/** Starts to type in a heading. `type` replaces its words as a browser would. */
function start() {
  document.body.innerHTML = "<h1>Old</h1>"
  const [element] = document.querySelectorAll("h1")
  const text = document.createTextNode("Old")
  element.replaceChildren(text)
  const [onInput, onEnd] = [jest.fn(), jest.fn()]
  typeIn(element, text, { onInput, onEnd })
  const type = (words: string, init: InputEventInit = {}) => {
    element.replaceChildren(words)
    fireEvent(element, new InputEvent("input", init))
  }
  return { element, text, onInput, onEnd, type }
}

test("Escape takes the words back, and leaves the text as React knows it", () => {
  const { element, text, onInput, onEnd, type } = start()
  expect(element.getAttribute("contenteditable")).toBe("plaintext-only")
  type("New")
  fireEvent.keyDown(element, { key: "Escape" })
  expect(onInput.mock.lastCall).toEqual(["Old"])
  expect(onEnd).toHaveBeenCalledTimes(1)
  expect([...element.childNodes]).toEqual([text])
  expect(element.outerHTML).toBe("<h1>Old</h1>")
})

test("the text of an input method is reported once it is composed", () => {
  const { element, onInput, onEnd, type } = start()
  type("に", { isComposing: true })
  fireEvent.keyDown(element, { key: "Enter", isComposing: true })
  fireEvent.keyDown(element, { key: "Escape", isComposing: true })
  expect(onInput).not.toHaveBeenCalled()
  expect(onEnd).not.toHaveBeenCalled()
  type("日", { isComposing: true })
  fireEvent.compositionEnd(element)
  expect(onInput.mock.calls).toEqual([["日"]])
})

test.each([
  ["insertLineBreak", false],
  ["insertParagraph", false],
  ["insertText", true],
  ["insertFromPaste", true],
])("%s is allowed: %s", (inputType, isAllowed) => {
  const { element } = start()
  const event = new InputEvent("beforeinput", { inputType, data: "a", cancelable: true })
  expect(fireEvent(element, event)).toBe(isAllowed)
})

test("pasted line breaks become spaces", () => {
  const { element } = start()
  document.execCommand = jest.fn()
  const options = { inputType: "insertFromPaste", data: "one \n two\r\nthree", cancelable: true }
  expect(fireEvent(element, new InputEvent("beforeinput", options))).toBe(false)
  expect(document.execCommand).toHaveBeenCalledWith("insertText", false, "one two three")
})
