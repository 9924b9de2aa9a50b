import { expect, type Page } from "@playwright/test"
import { honeypotName } from "../../src/sections/Message/delivery/formNames"
import { contact } from "./content"

const names = ["name", "email", "message"] as const

type FieldName = (typeof names)[number]
type Message = Record<FieldName, string>

export const exampleMessage: Message = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "One line.\nAnother one: 5 % & more? “Soon” – हैदराबाद",
}

/** The fields that the endpoint receives for the example message. The honeypot stays empty. */
export const submitted = { ...exampleMessage, [honeypotName]: "" }

export const field = (page: Page, name: FieldName) =>
  page.getByRole("textbox", { name: contact.form[name].label, exact: true })

/** The field that only robots fill in. */
export const honeypot = (page: Page) => page.getByLabel(contact.form.trap, { exact: true })

export const sendButton = (page: Page) => page.getByRole("main").getByRole("button")

export async function fillForm(page: Page, message: Message = exampleMessage) {
  for (const name of names) await field(page, name).fill(message[name])
}

/** Expects these values in the form, and all other fields empty. */
export async function expectForm(page: Page, values: Partial<Message> = {}) {
  for (const name of names) await expect(field(page, name)).toHaveValue(values[name] ?? "")
}
