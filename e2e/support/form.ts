import { expect, type Page } from "@playwright/test"
import { resolveDelivery } from "../../plugins/content-model/fields/delivery/services"
import { fields, honeypotField, type FieldName } from "../../plugins/hosting/names/form"
import { contact, site } from "./content"

type Message = Record<FieldName, string>

export const exampleMessage: Message = {
  name: "Asha Rao",
  email: "asha@example.com",
  message: "One line.\nAnother one: 5 % & more? “Soon” – हैदराबाद",
}

const delivery = resolveDelivery(site.delivery, site)
const trap = "trap" in delivery ? delivery.trap : honeypotField

/** The fields that the endpoint receives for the example message. The honeypot stays empty. */
export const submitted = { ...exampleMessage, [trap]: "" }

export const field = (page: Page, name: FieldName) =>
  page.getByRole("textbox", { name: contact.form[name].label, exact: true })

/** The field that only robots fill in. */
export const honeypot = (page: Page) => page.getByLabel(contact.form.trap, { exact: true })

export const sendButton = (page: Page) => page.locator("main form").getByRole("button")

export async function fillForm(page: Page, message: Message = exampleMessage) {
  for (const name of fields) await field(page, name).fill(message[name])
}

/** Expects these values in the form, and all other fields empty. */
export async function expectForm(page: Page, values: Partial<Message> = {}) {
  for (const name of fields) await expect(field(page, name)).toHaveValue(values[name] ?? "")
}
