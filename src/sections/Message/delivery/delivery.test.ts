/** @jest-environment jsdom */
import { clearDraft, saveDraft, restoreDraft } from "./draft"
import { fields, honeypotField, messageIdField } from "../../../../plugins/hosting/names/form"
import { mailtoUrl, whatsAppUrl } from "./mailto"
import { submitMessage } from "./submit"

const dayMs = 24 * 60 * 60 * 1000

function formWith(values: Record<string, string> = {}) {
  document.body.innerHTML = `<form>
    <input name="name"><input name="email"><textarea name="message"></textarea>
    <input name="${honeypotField}"><input type="hidden" name="${messageIdField}">
  </form>`
  const [form] = document.forms
  for (const [name, value] of Object.entries(values)) fieldOf(form, name).value = value
  return form
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? document.createElement("input")

const valuesOf = (form: HTMLFormElement) => fields.map((name) => fieldOf(form, name).value)

beforeEach(clearDraft)

/** Restores the draft into a new form. */
function restored(values = {}) {
  const form = formWith(values)
  return { form, leavePage: restoreDraft(form) }
}

test("a message keeps its words and its id until its text changes or it is delivered", () => {
  const { form, leavePage } = restored({ name: "Asha", [honeypotField]: "trapped" })
  fieldOf(form, "message").value = "One.\nTwo."
  const id = saveDraft(form)
  expect(saveDraft(form)).toBe(id)
  expect(JSON.stringify(sessionStorage)).not.toContain("trapped")
  leavePage()
  const { form: again } = restored()
  expect(valuesOf(again)).toEqual(["Asha", "", "One.\nTwo."])
  expect(saveDraft(again)).toBe(id)
  fieldOf(again, "name").value = "Asha Rao"
  const changed = saveDraft(again)
  expect(changed).not.toBe(id)
  clearDraft()
  expect(sessionStorage).toHaveLength(0)
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
  await jest.isolateModulesAsync(async () => void (await import("./draft")).restoreDraft(form))
  expect(valuesOf(form)).toEqual([name, "", ""])
})

test("posted words keep the id of their post, unless they are joined with a draft", () => {
  const posted = restored({ name: "Asha", message: "One.", [messageIdField]: "1-0.5" }).form
  expect(saveDraft(posted)).toBe("1-0.5")
  saveDraft(formWith({ message: "Before." }))
  const { form } = restored({ message: "Posted.", [messageIdField]: "1-0.5" })
  expect(valuesOf(form)).toEqual(["", "", "Before.\nPosted."])
  expect(saveDraft(form)).not.toBe("1-0.5")
})

test("undoing brings a cleared draft back, beside what was typed since or on another page", () => {
  const { form, leavePage } = restored({ name: "Asha", message: "One." })
  const undo = clearDraft()
  fieldOf(form, "message").value = "Two."
  undo()
  expect(valuesOf(form)).toEqual(["Asha", "", "One.\nTwo."])
  const undoElsewhere = clearDraft()
  leavePage()
  undoElsewhere()
  expect(JSON.stringify(sessionStorage)).toContain("Asha")
  expect(valuesOf(restored().form)).toEqual(["Asha", "", "One.\nTwo."])
})

test.each([
  new DOMException("It is blocked.", "SecurityError"),
  new DOMException("It is full.", "QuotaExceededError"),
])("works with a storage that throws %s", (error) => {
  const setItem = jest.spyOn(Storage.prototype, "setItem")
  setItem.mockImplementation(() => {
    throw error
  })
  saveDraft(formWith({ name: "Asha" }))
  expect(valuesOf(restored().form)).toEqual(["Asha", "", ""])
})

const mailbox = "mailto:hello@example.com"
const partsOf = (address: string) => new URL(address).searchParams

test("the URL of a mail or a chat contains its texts unchanged, and no earlier query", () => {
  const text = "5 % & more? #1 + “eggs”\nहैदराबाद 🥚 = a?b&body=c"
  const address = mailtoUrl(`${mailbox}?subject=Hi`, "Asha & Sons (asha+1@example.com)", text)
  expect(address).toMatch(/^mailto:hello@example\.com\?subject=[\w%.*-]+&body=[\w%.*-]+$/)
  expect(partsOf(address).get("subject")).toBe("Asha & Sons (asha+1@example.com)")
  expect(partsOf(address).get("body")).toBe(text.replaceAll("\n", "\r\n"))
  expect(partsOf(whatsAppUrl("https://wa.me/1?text=Hi", text)).get("text")).toBe(text)
  expect(whatsAppUrl("https://wa.me/1", "🥚".repeat(2000)).length).toBeLessThan(1910)
})

test.each(["a", "\n", "है", "🥚", "\ud83e"])("a text of many %j is truncated to fit", (part) => {
  const address = mailtoUrl(mailbox, part.repeat(10_000), part.repeat(10_000))
  expect(address.length).toBeLessThan(2000)
  expect(address.length).toBeGreaterThan(1800)
  for (const [, text] of partsOf(address)) expect(text).toMatch(/[^…]…$/s)
})

const address = "https://forms.example.com/aim"

test("a message without an answer for 15 s is not sent", async () => {
  const timeout = jest.fn((timeMs: number) => AbortSignal.abort(new DOMException(`${timeMs}`)))
  Object.assign(AbortSignal, { timeout })
  const fetch = async (_: string, { signal }: RequestInit) => signal?.throwIfAborted()
  Object.assign(globalThis, { fetch })
  expect(await submitMessage(new FormData(), { address }, null)).toBe(false)
  expect(timeout).toHaveBeenCalledWith(15_000)
})
