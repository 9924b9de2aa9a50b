/** @jest-environment jsdom */
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
  for (const key of ["Enter", "Escape"]) fireEvent.keyDown(element, { key, isComposing: true })
  expect([onInput, onEnd].flatMap(({ mock }) => mock.calls)).toEqual([])
  type("日", { isComposing: true })
  fireEvent.compositionEnd(element)
  expect(onInput.mock.calls).toEqual([["日"]])
})

test.each([
  ["insertLineBreak", "", false, []],
  ["insertText", "a", true, []],
  ["insertFromPaste", "a", true, []],
  // Line breaks become spaces.
  ["insertFromPaste", "one \n two\r\nthree", false, [["insertText", false, "one two three"]]],
])("%s of %j is allowed: %s", (inputType, data, isAllowed, commands) => {
  const { element } = start()
  const execCommand = jest.fn()
  Object.assign(document, { execCommand })
  const event = new InputEvent("beforeinput", { inputType, data, cancelable: true })
  expect(fireEvent(element, event)).toBe(isAllowed)
  expect(execCommand.mock.calls).toEqual(commands)
})
