import { clearDraft, saveDraft, restoreDraft } from "./draft"
import { messageIdField } from "../../../../plugins/hosting/names/form"
import { fields, honeypotName } from "./formNames"

const dayMs = 24 * 60 * 60 * 1000

function formWith(values: Record<string, string> = {}) {
  document.body.innerHTML = `<form>
    <input name="name"><input name="email"><textarea name="message"></textarea>
    <input name="${honeypotName}"><input type="hidden" name="${messageIdField}">
  </form>`
  const [form] = document.forms
  for (const [name, value] of Object.entries(values)) fieldOf(form, name).value = value
  return form
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) throw new Error(`there is no field ${name}`)
  return field
}

const valuesOf = (form: HTMLFormElement) => fields.map((name) => fieldOf(form, name).value)

beforeEach(clearDraft)

/** Restores the draft into a new form. */
function restored(values: Record<string, string> = {}) {
  const form = formWith(values)
  const leavePage = restoreDraft(form)
  return { form, leavePage }
}

test("a message keeps its words and its id until its text changes or it is delivered", () => {
  const { form, leavePage } = restored()
  fieldOf(form, "name").value = "Asha"
  fieldOf(form, "message").value = "One.\nTwo."
  const id = saveDraft(form)
  expect(saveDraft(form)).toBe(id)
  leavePage()
  const { form: again } = restored()
  expect(valuesOf(again)).toEqual(["Asha", "", "One.\nTwo."])
  expect(saveDraft(again)).toBe(id)
  fieldOf(again, "name").value = "Asha Rao"
  const changed = saveDraft(again)
  expect(changed).not.toBe(id)
  clearDraft()
  expect(valuesOf(again)).toEqual(["", "", ""])
  expect(saveDraft(formWith({ name: "Asha Rao", message: "One.\nTwo." }))).not.toBe(changed)
})

test.each([
  [6, "Asha"],
  [8, ""],
])("after %s days without a change the name is %j", async (days, name) => {
  saveDraft(formWith({ name: "Asha" }))
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + days * dayMs)
  const form = formWith()
  await jest.isolateModulesAsync(async () => {
    const reloaded = await import("./draft")
    reloaded.restoreDraft(form)
  })
  expect(valuesOf(form)).toEqual([name, "", ""])
})

test("words that the browser has posted keep the id of that post", () => {
  const words = { name: "Asha", email: "asha@example.com", message: "One." }
  const { form } = restored({ ...words, [messageIdField]: "1-0.5" })
  expect(saveDraft(form)).toBe("1-0.5")
  fieldOf(form, "message").value = "Two."
  expect(saveDraft(form)).not.toBe("1-0.5")
})

test("a draft that is joined with posted words gets another id", () => {
  saveDraft(formWith({ message: "Before." }))
  const { form } = restored({ message: "Posted.", [messageIdField]: "1-0.5" })
  expect(valuesOf(form)).toEqual(["", "", "Before.\nPosted."])
  expect(saveDraft(form)).not.toBe("1-0.5")
})

test("undoing brings a cleared draft back, beside what was typed since", () => {
  const { form } = restored({ name: "Asha", message: "One." })
  const undo = clearDraft()
  fieldOf(form, "message").value = "Two."
  undo()
  expect(valuesOf(form)).toEqual(["Asha", "", "One.\nTwo."])
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
})

test("undoing on another page fills the next form", () => {
  const { leavePage } = restored({ name: "Asha" })
  const undo = clearDraft()
  leavePage()
  undo()
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
  expect(valuesOf(restored().form)).toEqual(["Asha", "", ""])
})

test("the storage contains texts only, and nothing while the form is empty", () => {
  restored({ name: "Asha", [honeypotName]: "trapped" })
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
  expect(JSON.stringify(sessionStorage)).not.toContain("trapped")
  saveDraft(formWith())
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  new DOMException("It is blocked.", "SecurityError"),
  new DOMException("It is full.", "QuotaExceededError"),
])("works with a storage that throws %s, but throws other errors", (error) => {
  const setItem = jest.spyOn(Storage.prototype, "setItem")
  setItem.mockImplementation(() => {
    throw error
  })
  saveDraft(formWith({ name: "Asha" }))
  expect(valuesOf(restored().form)).toEqual(["Asha", "", ""])
  setItem.mockImplementation(() => {
    throw new RangeError("Ours.")
  })
  expect(() => saveDraft(formWith({ name: "Ada" }))).toThrow("Ours.")
})
