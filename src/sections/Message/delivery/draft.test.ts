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
  const form = formWith({ ...words, [messageIdField]: "1-0.5" })
  restoreDraft(form)
  expect(saveDraft(form)).toBe("1-0.5")
  fieldOf(form, "message").value = "Two."
  expect(saveDraft(form)).not.toBe("1-0.5")
})

test("a draft that is joined with posted words gets another id", () => {
  saveDraft(formWith({ message: "Before." }))
  const form = formWith({ message: "Posted.", [messageIdField]: "1-0.5" })
  restoreDraft(form)
  expect(valuesOf(form)).toEqual(["", "", "Before.\nPosted."])
  expect(saveDraft(form)).not.toBe("1-0.5")
})

test("undoing brings a cleared draft back, beside what was typed since", () => {
  const form = formWith({ name: "Asha", message: "One." })
  restoreDraft(form)
  const undo = clearDraft()
  fieldOf(form, "message").value = "Two."
  undo()
  expect(valuesOf(form)).toEqual(["Asha", "", "One.\nTwo."])
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
})

test("undoing on another page fills the next form", () => {
  const leavePage = restoreDraft(formWith({ name: "Asha" }))
  const undo = clearDraft()
  leavePage()
  undo()
  const form = formWith()
  restoreDraft(form)
  expect(valuesOf(form)).toEqual(["Asha", "", ""])
})

test("the storage contains texts only, and nothing while the form is empty", () => {
  const form = formWith({ name: "Asha", [honeypotName]: "trapped" })
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
