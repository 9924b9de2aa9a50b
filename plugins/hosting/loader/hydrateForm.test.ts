/** @jest-environment jsdom */
import { draftKey } from "../names/form"
import { composingAttribute } from "../names/hydration"

/** A page with a form, whose loader runs. */
async function openForm() {
  Object.assign(globalThis, { page: { files: [], notifications: [] } })
  document.body.innerHTML = `<form>
    <input name="name"><input type="hidden" name="message-id">
    <button type="button">Send</button><a href="https://wa.me/1" target="_blank">Send</a>
  </form>`
  await jest.isolateModulesAsync(async () => void (await import("./hydrateForm")))
  const [form] = document.forms
  return form
}

const press = (element: Element | null) =>
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))

test("a button and a link of the form wait for React, and the input method is known", async () => {
  const form = await openForm()
  for (const element of form.querySelectorAll("button, a")) {
    expect(press(element)).toBe(false)
    expect(element.getAttribute("aria-busy")).toBe("true")
  }
  for (const [event, isComposing] of [
    ["compositionstart", true],
    ["compositionend", false],
  ] as const) {
    form.dispatchEvent(new Event(event, { bubbles: true }))
    expect(document.body.hasAttribute(composingAttribute)).toBe(isComposing)
  }
})

test("a post by the browser has an id, the same words the same one, and ends the draft", async () => {
  const form = await openForm()
  const [, id] = form.querySelectorAll("input")
  const send = (event: string) => {
    sessionStorage.setItem(draftKey, "{}")
    form.dispatchEvent(new Event(event, { bubbles: true }))
    return id.value
  }
  const first = send("submit")
  expect(first).toMatch(/^\d+-/)
  expect(sessionStorage).toHaveLength(0)
  expect([send("submit"), send("input")]).toEqual([first, ""])
  expect(send("submit")).not.toBe(first)
})

test("forbidden storage breaks nothing", async () => {
  const get = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("Forbidden", "SecurityError")
  })
  const form = await openForm()
  expect(get).toHaveBeenCalled()
  for (const event of ["submit", "input"]) form.dispatchEvent(new Event(event, { bubbles: true }))
  const [, id] = form.querySelectorAll("input")
  expect(id.value).toBe("")
})
