import { fields, forget, keep, restore } from "./draft"

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

beforeEach(forget)

test("a form that comes back holds what the one before it held", () => {
  const leave = restore(formWith())
  keep(formWith({ name: "Asha", message: "One.\nTwo." }))
  leave()
  const form = formWith()
  restore(form)
  expect(valuesOf(form)).toEqual(["Asha", "", "One.\nTwo."])
})

test("a message keeps its mark until a word of it changes or it is delivered", () => {
  const form = formWith({ name: "Asha" })
  const leave = restore(form)
  const mark = keep(form)
  expect(keep(form)).toBe(mark)
  leave()
  const again = formWith()
  restore(again)
  expect(keep(again)).toBe(mark)
  fieldOf(again, "name").value = "Asha Rao"
  const changed = keep(again)
  expect(changed).not.toBe(mark)
  forget()
  expect(valuesOf(again)).toEqual(["", "", ""])
  expect(keep(formWith({ name: "Asha Rao" }))).not.toBe(changed)
})

test("the tab stores words only, and nothing once there are none", () => {
  const form = formWith({ name: "Asha", website: "trapped" })
  restore(form)
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
  expect(JSON.stringify(sessionStorage)).not.toContain("trapped")
  keep(formWith())
  expect(sessionStorage).toHaveLength(0)
})

test.each(["SecurityError", "QuotaExceededError"])("a storage with %s stops nothing", (name) => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("No.", name)
  })
  keep(formWith({ name: "Asha" }))
  const form = formWith()
  restore(form)
  expect(valuesOf(form)).toEqual(["Asha", "", ""])
})

test("an error that is not the storage's is not hidden", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new RangeError("Ours.")
  })
  expect(() => keep(formWith({ name: "Asha" }))).toThrow("Ours.")
})
