import { expect } from "@playwright/test"
import { isDeepStrictEqual } from "node:util"
import { accepts, rejects, test } from "../fixtures/formEndpoint"
import { contact } from "../support/content"
import {
  exampleMessage,
  expectForm,
  fillForm,
  readForm,
  sendButton,
  submitted,
  type Message,
} from "../support/form"
import { visit, waitForHydration } from "../support/navigation"
import {
  assertiveRegion,
  expectNoNotification,
  expectNotification,
  notification,
} from "../support/notifications"

const { form } = contact

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const createMessage = (number: number): Message => ({
  name: `Asha ${number} O’Rao & “Sons”`,
  email: `asha+${number}@example.com`,
  message: `Message ${number} – हैदराबाद 🥚\n\n${"a=b&c%20d<p>+;\n".repeat(number % 50)}End.`,
})

// A trace of so many steps would take longer than the test.
test.use({ trace: "off", contextOptions: { reducedMotion: "reduce" } })

test("loses no message and sends none twice in 100 attempts", async ({ page, formEndpoint }) => {
  test.setTimeout(90_000)
  const random = createRandom(20261121)
  const stopped = "stopped endpoint"
  const empty = { name: "", email: "", message: "" }
  const kinds = [...Object.keys(accepts), ...Object.keys(rejects), stopped]
  const written: Message[] = []
  const counts = { delivered: 0, failed: 0, reloads: 0, lost: 0, duplicates: 0 }

  await visit(page, "/contact/")
  for (let attempt = 0; attempt < 100; attempt++) {
    if (written.length === counts.delivered) {
      written.push(createMessage(written.length))
      await fillForm(page, written[written.length - 1])
    }
    // The first attempts use each kind of response once.
    const kind = kinds[attempt] ?? kinds[Math.floor(random() * kinds.length)]
    const isAccepted = kind in accepts
    formEndpoint.respond = accepts[kind] ?? rejects[kind]
    if (kind === stopped) await formEndpoint.stop()
    await sendButton(page).press("Enter")
    const { title } = isAccepted ? form.sent : form.failed
    await expect(notification(page), kind).toContainText(title)
    if (kind === stopped) await formEndpoint.restart()
    await page.keyboard.press("Escape")
    await expectNoNotification(page)
    counts[isAccepted ? "delivered" : "failed"]++
    if (random() < 0.1) {
      counts.reloads++
      await page.reload()
      await waitForHydration(page)
    }
    const expected = isAccepted ? empty : written[written.length - 1]
    if (!isDeepStrictEqual(await readForm(page), expected)) counts.lost++
  }

  const { submissions } = formEndpoint
  const accepted = new Set<string>()
  for (const { messageId, isAccepted } of submissions) {
    if (accepted.has(messageId)) counts.duplicates++
    if (isAccepted) accepted.add(messageId)
  }
  console.log(`100 attempts: ${JSON.stringify(counts)}, ${submissions.length} submissions`)
  expect(counts).toMatchObject({ lost: 0, duplicates: 0 })
  expect(accepted.size).toBe(counts.delivered)
  // A repeated attempt sends the same fields, and each id belongs to one message.
  const received = new Map(submissions.map(({ messageId, fields }) => [messageId, fields]))
  const expected = written.slice(0, received.size).map((message) => ({ ...submitted, ...message }))
  expect([...received.values()]).toEqual(expected)
})

test("fails after 15 s without a response and keeps the message", async ({
  page,
  formEndpoint,
}) => {
  formEndpoint.respond = () => {}
  await visit(page, "/contact/")
  await fillForm(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText(form.sending)
  await expect(assertiveRegion(page)).toContainText(form.failed.title, { timeout: 20_000 })
  await expectForm(page, exampleMessage)
  await expect(sendButton(page)).toHaveText(form.send)
})

test("sends a message once the network is back", async ({ page, formEndpoint, context }) => {
  await visit(page, "/contact/")
  await fillForm(page)
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(notification(page)).toContainText(form.failed.title)
  await expectForm(page, exampleMessage)
  await context.setOffline(false)
  await sendButton(page).click()
  await expectNotification(page, form.sent.title, form.sent.description ?? "")
  await expectForm(page)
  expect(formEndpoint.submissions.map(({ fields }) => fields)).toEqual([submitted])
})
