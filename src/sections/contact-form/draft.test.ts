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

test("a form on the next page contains the draft", () => {
  const leavePage = restoreDraft(formWith())
  saveDraft(formWith({ name: "Asha", message: "One.\nTwo." }))
  leavePage()
  const form = formWith()
  restoreDraft(form)
  expect(valuesOf(form)).toEqual(["Asha", "", "One.\nTwo."])
})

test("a message keeps its id until its text changes or it is delivered", () => {
  const form = formWith({ name: "Asha" })
  const leavePage = restoreDraft(form)
  const id = saveDraft(form)
  expect(saveDraft(form)).toBe(id)
  leavePage()
  const again = formWith()
  restoreDraft(again)
  expect(saveDraft(again)).toBe(id)
  fieldOf(again, "name").value = "Asha Rao"
  const changed = saveDraft(again)
  expect(changed).not.toBe(id)
  clearDraft()
  expect(valuesOf(again)).toEqual(["", "", ""])
  expect(saveDraft(formWith({ name: "Asha Rao" }))).not.toBe(changed)
})

test("the storage contains texts only, and nothing while the form is empty", () => {
  const form = formWith({ name: "Asha", website: "trapped" })
  restoreDraft(form)
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
  expect(JSON.stringify(sessionStorage)).not.toContain("trapped")
  saveDraft(formWith())
  expect(sessionStorage).toHaveLength(0)
})

const failWith = (error: Error) =>
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw error
  })

test.each(["SecurityError", "QuotaExceededError"])(
  "works with a storage that throws %s",
  (name) => {
    failWith(new DOMException("No.", name))
    saveDraft(formWith({ name: "Asha" }))
    const form = formWith()
    restoreDraft(form)
    expect(valuesOf(form)).toEqual(["Asha", "", ""])
  },
)

test("throws an error that is not the storage's", () => {
  failWith(new RangeError("Ours."))
  expect(() => saveDraft(formWith({ name: "Asha" }))).toThrow("Ours.")
})
