import { fields, clearDraft, saveDraft, restoreDraft } from "./draft"

function formWith(values: Record<string, string> = {}) {
  document.body.innerHTML = `<form>
    <input name="name"><input name="email"><textarea name="message"></textarea><input name="website">
  </form>`
  const [form] = document.forms
  for (const [name, value] of Object.entries(values)) fieldOf(form, name).value = value
  return form
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`there is no field ${name}`)
}

const valuesOf = (form: HTMLFormElement) => fields.map((name) => fieldOf(form, name).value)

beforeEach(clearDraft)

test("a form that comes back holds what the one before it held", () => {
  const leave = restoreDraft(formWith())
  saveDraft(formWith({ name: "Asha", message: "One.\nTwo." }))
  leave()
  const form = formWith()
  restoreDraft(form)
  expect(valuesOf(form)).toEqual(["Asha", "", "One.\nTwo."])
})

test("a message keeps its mark until a word of it changes or it is delivered", () => {
  const form = formWith({ name: "Asha" })
  const leave = restoreDraft(form)
  const mark = saveDraft(form)
  expect(saveDraft(form)).toBe(mark)
  leave()
  const again = formWith()
  restoreDraft(again)
  expect(saveDraft(again)).toBe(mark)
  fieldOf(again, "name").value = "Asha Rao"
  const changed = saveDraft(again)
  expect(changed).not.toBe(mark)
  clearDraft()
  expect(valuesOf(again)).toEqual(["", "", ""])
  expect(saveDraft(formWith({ name: "Asha Rao" }))).not.toBe(changed)
})

test("the tab stores words only, and nothing once there are none", () => {
  const form = formWith({ name: "Asha", website: "trapped" })
  restoreDraft(form)
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
  expect(JSON.stringify(sessionStorage)).not.toContain("trapped")
  saveDraft(formWith())
  expect(sessionStorage).toHaveLength(0)
})

test.each(["SecurityError", "QuotaExceededError"])("a storage with %s stops nothing", (name) => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("No.", name)
  })
  saveDraft(formWith({ name: "Asha" }))
  const form = formWith()
  restoreDraft(form)
  expect(valuesOf(form)).toEqual(["Asha", "", ""])
})

test("an error that is not the storage's is not hidden", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new RangeError("Ours.")
  })
  expect(() => saveDraft(formWith({ name: "Asha" }))).toThrow("Ours.")
})
