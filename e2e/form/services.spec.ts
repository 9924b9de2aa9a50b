import { test as anyTest, type BrowserContext, type Route } from "@playwright/test"
import { resolveDelivery } from "../../plugins/content-model/fields/delivery/services"
import { messageIdField } from "../../plugins/hosting/names/form"
import { honeypotName } from "../../src/sections/Message/delivery/formNames"
import { expect, test as base } from "../fixtures/test"
import { contact } from "../support/content"
import { answerAs, outcomesOf, type Outcome, type Service } from "../support/delivery"
import { exampleMessage, expectForm, fillForm, sendButton } from "../support/form"
import { visit } from "../support/navigation"
import { notification } from "../support/notifications"

const thanks = "/about/"
const elsewhere = "elsewhere"
const written = {
  web3forms: { service: "web3forms", key: "0123-key" },
  formspree: { service: "formspree", address: "https://formspree.io/f/abcd" },
  basin: { service: "basin", address: "https://usebasin.com/f/abcd" },
  netlify: { service: "netlify" },
} as const

/** What a build with the service writes: the data of the page, its form, and its policy. */
function withService(text: string, service: Service, origin: string) {
  const delivery = resolveDelivery({ ...written[service], thanks }, { address: origin })
  if (!("trap" in delivery)) throw new Error("A service is expected.")
  const { address, trap, hidden, attributes } = delivery
  const isOfPage = (key: string, value: unknown) => (key === "__typename" ? undefined : value)
  const data = JSON.stringify(delivery, isOfPage)
  const pairs = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")
  const inputs = hidden.map(
    ({ name, value }) => `<input type="hidden" name="${name}" value="${value}"/>`,
  )
  const target = new URL(address ?? "/", origin).origin
  return text
    .replace('"delivery":{"address":null}', `"delivery":${data}`)
    .replace('method="dialog"', `method="post" action="${address}"${pairs}`)
    .replace(/<noscript><p>[^]*?<\/noscript>/, "")
    .replace(`name="${honeypotName}"`, `name="${trap}"`)
    .replace(/(?=<input type="hidden"[^>]*name="message-id")/, inputs.join(""))
    .replace("connect-src ", `connect-src ${target} `)
    .replace("form-action 'none'", `form-action 'self' ${target}`)
}

type Emulator = {
  use: (service: Service) => Promise<void>
  outcome: Outcome
  /** The ids and texts that the service has kept. */
  kept: Map<string, string>
  fields: Record<string, string>[]
}

async function fieldsOf(route: Route) {
  const { "content-type": type = "" } = await route.request().allHeaders()
  const body = new Response(route.request().postData(), { headers: { "content-type": type } })
  return Object.fromEntries(
    [...(await body.formData())].map(([name, value]) => [name, String(value)]),
  )
}

type Provide = (emulator: Emulator) => Promise<void>
type Given = { context: BrowserContext; baseURL: string | undefined }

const provideEmulator = async ({ context, baseURL }: Given, provide: Provide) =>
  provide(emulate(context, baseURL ?? ""))

// The browser logs each refused request.
const test = base.extend<{ emulator: Emulator }>({
  expectsErrors: true,
  emulator: provideEmulator,
})
// The policy of the page blocks an answer that leads elsewhere, and the browser logs that.
const blockedTest = anyTest.extend<{ emulator: Emulator }>({ emulator: provideEmulator })

function emulate(context: BrowserContext, origin: string) {
  const emulator: Emulator = {
    outcome: "accepts",
    kept: new Map(),
    fields: [],
    async use(service) {
      await context.route(/\/(contact\/)?$|\.json$/, async (route) => {
        if (route.request().method() !== "GET") return route.fallback()
        const response = await route.fetch()
        const { "content-security-policy": policy = "", ...headers } = response.headers()
        await route.fulfill({
          response,
          headers: { ...headers, "content-security-policy": withService(policy, service, origin) },
          body: withService(await response.text(), service, origin),
        })
      })
      await context.route("**", async (route) => {
        if (route.request().method() !== "POST") return route.fallback()
        const fields = await fieldsOf(route)
        emulator.fields.push(fields)
        const isKept = emulator.outcome === "accepts"
        if (isKept) emulator.kept.set(fields[messageIdField] ?? "", fields.message ?? "")
        await answerAs(
          service,
          emulator.outcome,
          route,
          fields.redirect ?? fields["_next"] ?? fields["_redirect"],
        )
      })
    },
  }
  return emulator
}

for (const service of ["web3forms", "formspree", "basin", "netlify"] as const) {
  test(`${service}: a message is kept once, and its sender goes to the page that says thank you`, async ({
    page,
    emulator,
  }) => {
    await emulator.use(service)
    await visit(page, "/contact/")
    await fillForm(page)
    await sendButton(page).click()
    await expect(page).toHaveURL(thanks)
    expect([...emulator.kept.values()]).toHaveLength(1)
    expect(emulator.fields).toHaveLength(1)
    expect(emulator.fields[0]).toMatchObject({
      name: exampleMessage.name,
      email: exampleMessage.email,
    })
    await page.goto("/contact/")
    await expectForm(page)
  })

  const refusals = outcomesOf(service).filter((outcome) => outcome !== elsewhere)
  for (const [testRefusals, title, outcomes] of [
    [test, "each refusal keeps", refusals],
    [blockedTest, "an answer that leads elsewhere keeps", [elsewhere]],
  ] as const)
    testRefusals(
      `${service}: ${title} the words, and the press after it sends once`,
      async ({ page, emulator }) => {
        await emulator.use(service)
        await visit(page, "/contact/")
        await fillForm(page)
        for (const outcome of outcomes) {
          emulator.outcome = outcome
          await sendButton(page).click()
          await expect(notification(page)).toContainText(contact.form.failed.title)
          await expectForm(page, exampleMessage)
          await expect(page.getByRole("main").getByText(contact.form.failed.title)).toBeVisible()
          await page.keyboard.press("Escape")
          await expect(notification(page)).toBeHidden()
        }
        expect(emulator.fields).toHaveLength(outcomes.length)
        emulator.outcome = "accepts"
        await sendButton(page).click()
        await expect(page).toHaveURL(thanks)
        expect(new Set(emulator.fields.map((fields) => fields[messageIdField])).size).toBe(1)
        expect(emulator.kept.size).toBe(1)
      },
    )
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("after a refusal, the words are still in the form, and are sent once", async ({
    page,
    emulator,
  }) => {
    await emulator.use("formspree")
    emulator.outcome = "limit"
    await page.goto("/contact/")
    await fillForm(page)
    await sendButton(page).click()
    await expect(page).toHaveURL(/formspree/)
    await page.goBack()
    await expectForm(page, exampleMessage)
    emulator.outcome = "accepts"
    await sendButton(page).click()
    await expect(page).toHaveURL(thanks)
    expect(emulator.fields).toHaveLength(2)
    expect([...emulator.kept.values()]).toHaveLength(1)
  })

  for (const service of ["web3forms", "formspree", "basin", "netlify"] as const)
    test(`${service}: a message is kept once, and the browser comes back to the site`, async ({
      page,
      emulator,
    }) => {
      await emulator.use(service)
      await page.goto("/contact/")
      await fillForm(page)
      await sendButton(page).click()
      await expect(page).toHaveURL(thanks)
      expect(emulator.fields).toHaveLength(1)
      expect(emulator.kept.size).toBe(1)
    })
})
