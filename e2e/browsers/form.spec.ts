import { contact } from "../support/content"
import { exampleMessage } from "../support/form"
import { click, pageText, visit } from "./page"
import { expect, test } from "./test"
import type { Tab } from "./engines/tab"

const { form } = contact
const names = ["name", "email", "message"] as const
const message = { ...exampleMessage, message: "One line about 5 %." }

async function send(tab: Tab, origin: string) {
  await visit(tab, `${origin}/contact/`)
  for (const name of names) {
    await tab.run((label) => {
      const all = [...document.querySelectorAll("label")]
      all.find(({ textContent }) => textContent.trim() === label)?.control?.focus()
    }, form[name].label)
    await tab.type(message[name])
  }
  await click(tab, form.send)
}

const values = (tab: Tab) =>
  tab.run((all) => all.map((name) => String(new FormData(document.forms[0]).get(name))), [...names])

test("a message is delivered once, and the form is empty", async ({ tab, trial }) => {
  trial.messages.length = 0
  await send(tab, trial.origin)
  await expect.poll(() => pageText(tab)).toContain(form.sent.title)
  expect(trial.messages).toHaveLength(1)
  for (const name of names) expect(trial.messages[0]).toContain(message[name])
  expect(await values(tab)).toEqual(["", "", ""])
})

test.describe("the receiver refuses", () => {
  test.use({ expectedError: /503/ })
  test("a message that is not delivered stays in the form", async ({ tab, trial }) => {
    trial.status = 503
    await send(tab, trial.origin)
    await expect.poll(() => pageText(tab)).toContain(form.failed.title)
    expect(await values(tab)).toEqual(names.map((name) => message[name]))
    trial.status = 200
  })
})
