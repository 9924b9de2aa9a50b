import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentProps, ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { connect } from "../../components/notifications/notify"
import contact from "../../../test/fixture/content/pages/contact.json"
import { clearDraft } from "./delivery/draft"
import { MessageForm } from "./MessageForm"

type Props = ComponentProps<typeof MessageForm>

const { form: texts } = contact
const address = "https://forms.example.com/aim"
const message = { Name: "Asha Rao", Email: "asha@example.com", Message: "We sell eggs." }

const formFor = (to: string | null, items: Props["items"] = []) => (
  <MessageForm {...texts} delivery={{ address: to }} items={items} />
)

/** The form in the built HTML. */
function builtForm(to: string | null) {
  const html = renderToStaticMarkup(formFor(to))
  return new DOMParser().parseFromString(html, "text/html").forms[0]
}

const show = jest.fn()
const fetchMock = jest.fn((_url: string, _options: { body: FormData | URLSearchParams }) =>
  Promise.resolve({ ok: true }),
)
let disconnect = () => {}

beforeEach(() => {
  clearDraft()
  history.replaceState(null, "", "/")
  show.mockReset()
  fetchMock.mockClear()
  disconnect = connect(show)
  Object.assign(globalThis, { fetch: fetchMock })
})
afterEach(() => disconnect())

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    screen.getByLabelText<HTMLInputElement>(label).value = value
}

async function submit(form: ReactElement, values: Record<string, string>) {
  render(form)
  fillIn(values)
  await userEvent.click(screen.getByRole("button"))
}

test("the built form has its fields, and posts them to the delivery address", () => {
  const form = builtForm(address)
  expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual([address, "post"])
  expect([...new FormData(form).keys()].join(" ")).toBe("name email message topic message-id")
  const inputs = [...form.querySelectorAll<HTMLInputElement>("[required]")]
  expect(
    inputs.map(({ type, autocomplete, placeholder }) => [type, autocomplete, placeholder]),
  ).toEqual([
    ["text", "name", texts.name.placeholder],
    ["email", "email", texts.email.placeholder],
    ["textarea", "", texts.message.placeholder],
  ])
  expect(form.textContent).not.toContain(texts.withoutScript)
})

test("the built form without a delivery address submits nothing and shows a note", () => {
  const form = builtForm(null)
  expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual([null, "dialog"])
  expect(form.querySelector("noscript")?.textContent).toContain(texts.withoutScript)
})

test.each([
  ["Name", "", address],
  ["Email", " \t ", address],
  ["Message", "", null],
])("requires %s where it is %j (delivery address: %s)", async (label, blank, to) => {
  await submit(formFor(to), { ...message, [label]: blank })
  expect(show.mock.calls).toEqual([[{ ...texts.incomplete, tone: "destructive" }]])
  expect(fetchMock).not.toHaveBeenCalled()
})

const whatsApp: Props["delivery"] = {
  address: null,
  trap: "topic",
  mustBeTrue: null,
  attributes: {},
  hidden: [],
  thanks: null,
  whatsApp: null,
  phone: "914055501234",
}

test("WhatsApp in place of a post opens with the words, once the form is complete", async () => {
  render(<MessageForm {...texts} delivery={whatsApp} items={[]} />)
  expect(screen.queryByRole("button")).toBeNull()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: texts.send })
  await userEvent.click(link)
  expect(show.mock.calls).toEqual([[{ ...texts.incomplete, tone: "destructive" }]])
  expect(link.href).toBe("https://wa.me/914055501234")
  fillIn(message)
  await userEvent.click(link)
  const words = "Asha Rao (asha@example.com)\n\nWe sell eggs."
  expect(new URL(link.href).searchParams.get("text")).toBe(words)
})

test.each([
  ["https://wa.me/914055501234?text=Hi", 1],
  ["tel:+914055501234", 0],
])("beside the button, a contact item that leads to %s gives %s links to WhatsApp", (to, count) => {
  const delivery = { ...whatsApp, address, phone: null, whatsApp: "By WhatsApp" }
  render(<MessageForm {...texts} delivery={delivery} items={[{ to }]} />)
  expect(screen.getAllByRole("button", { name: texts.send })).toHaveLength(1)
  expect(screen.queryAllByRole("link", { name: "By WhatsApp" })).toHaveLength(count)
})

const key = { name: "access_key", value: "k" }
const redirect = { name: "redirect", value: "https://www.example.com/thank-you/" }
const thanks = "/#thank-you"
const web3forms = { ...whatsApp, address, hidden: [key, redirect], thanks, phone: null }

test("a script sends the key, but not the page after a post, and goes there itself", async () => {
  const form = <MessageForm {...texts} delivery={web3forms} items={[]} />
  expect(renderToStaticMarkup(form)).toContain('name="redirect"')
  await submit(form, message)
  const [, { body }] = fetchMock.mock.calls[0]
  expect(body).toBeInstanceOf(URLSearchParams)
  expect([body.get("access_key"), body.get("redirect")]).toEqual(["k", null])
  expect(location.hash).toBe("#thank-you")
})

test("a visitor who has gone on before the answer stays there", async () => {
  let answer = () => {}
  fetchMock.mockReturnValueOnce(new Promise((done) => (answer = () => done({ ok: true }))))
  const { unmount } = render(<MessageForm {...texts} delivery={web3forms} items={[]} />)
  fillIn(message)
  await userEvent.click(screen.getByRole("button"))
  unmount()
  await act(async () => answer())
  expect(show).toHaveBeenLastCalledWith(texts.sent)
  expect(location.hash).toBe("")
})

test("posts once when it is submitted twice at once", async () => {
  const { container } = render(formFor(address))
  fillIn(message)
  await act(async () => {
    for (let time = 0; time < 2; time++) container.querySelector("form")?.requestSubmit()
  })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test("keeps the words where the honeypot is filled, posts nothing, and sends the next time", async () => {
  await submit(formFor(address), { ...message, [texts.trap]: "https://a.example" })
  expect(show.mock.calls).toEqual([[expect.objectContaining(texts.failed)]])
  // No contact item names a mailbox.
  expect(show.mock.calls[0][0].link).toBeUndefined()
  expect(fetchMock).not.toHaveBeenCalled()
  for (const [name, value] of Object.entries(message)) expect(valueOf(name)).toBe(value)
  await userEvent.click(screen.getByRole("button"))
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(show).toHaveBeenLastCalledWith(texts.sent)
})

test("names each empty field, moves to the first, and forgives what is filled in", async () => {
  await submit(formFor(null), { ...message, Email: "", Message: " " })
  const email = screen.getByLabelText("Email")
  expect(email.getAttribute("aria-required")).toBe("true")
  expect(document.activeElement).toBe(email)
  const errors = () =>
    screen.getAllByRole("textbox").map((input) => [
      input.getAttribute("aria-invalid"),
      // The text of the element that aria-describedby names.
      document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
    ])
  const none = [null, undefined]
  const missing = ["true", texts.message.missing]
  expect(errors()).toEqual([none, ["true", texts.email.missing], missing])
  await userEvent.type(email, "asha@example.com")
  expect(errors()).toEqual([none, none, missing])
})

test("says that a message was not delivered until it is sent, and offers an e-mail", async () => {
  fetchMock.mockResolvedValueOnce({ ok: false })
  const to = ["tel:+10005550100", "mailto:hello@example.com"]
  await submit(formFor(address, [{ to: null }, ...to.map((one) => ({ to: one }))]), message)
  expect(show.mock.calls[0][0].link.to).toMatch(/^mailto:hello@example.com\?subject=/)
  screen.getByText(texts.failed.title)
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: texts.writeInstead })
  await userEvent.type(screen.getByLabelText("Message"), " And chicks.")
  link.addEventListener("click", (event) => event.preventDefault())
  await userEvent.click(link)
  expect(new URL(link.href).searchParams.get("body")).toBe("We sell eggs. And chicks.")
  await userEvent.click(screen.getByRole("button"))
  expect(screen.queryByText(texts.failed.title)).toBeNull()
})

test("in any order of answers, no message is lost, and none has the id of another", async () => {
  const { container } = render(formFor(address))
  const answers = [
    () => Promise.resolve({ ok: true }),
    () => Promise.resolve({ ok: false }),
    () => Promise.reject(new TypeError("The network is gone.")),
    () => Promise.reject(new DOMException("15 s are over.", "TimeoutError")),
  ]
  const delivered = new Map<string, string>()
  const [name, email, text] = screen.getAllByRole<HTMLInputElement>("textbox")
  for (let attempt = 0, written = 0; attempt < 64; attempt++) {
    const words = text.value || `Message ${written++}`
    ;[name.value, email.value, text.value] = [message.Name, message.Email, words]
    // Each answer comes after each other one.
    const answer = answers[(attempt >> (2 * (attempt % 3))) % answers.length]
    fetchMock.mockImplementationOnce(answer)
    await act(async () => container.querySelector("form")?.requestSubmit())
    const id = String(fetchMock.mock.lastCall?.[1].body.get("message-id"))
    expect(delivered.has(id)).toBe(false)
    if (answer === answers[0]) delivered.set(id, words)
    expect(text.value).toBe(answer === answers[0] ? "" : words)
  }
  expect([...delivered.values()]).toEqual([...delivered.keys()].map((_, at) => `Message ${at}`))
  expect(delivered.size).toBeGreaterThan(10)
})
