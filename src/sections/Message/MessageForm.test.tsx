/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { ComponentProps, ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { connect } from "../../components/notifications/notify"
import contact from "../../../test/fixture/content/pages/contact.json"
import { clearDraft } from "./delivery/draft"
import { MessageForm } from "./MessageForm"
import { contentValues, previewPage } from "../../../plugins/content-editor/testing/previewPage"
import { exampleOfPage } from "../../../plugins/content-model/testing/composedPage"

type Props = ComponentProps<typeof MessageForm>

const texts = { ...contact.form, consent: null, notice: null }
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
  Promise.resolve({ ok: true, text: async () => "" }),
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
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
}

async function submit(form: ReactElement, values: Record<string, string>) {
  render(form)
  fillIn(values)
  await userEvent.click(screen.getByRole("button"))
}

test("the built form has its fields, and posts them to the delivery address, if there is one", () => {
  const form = builtForm(address)
  expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual([address, "post"])
  expect([...new FormData(form).keys()].join(" ")).toBe("name email message topic message-id")
  const inputs = [...form.querySelectorAll<HTMLInputElement>("[required]")]
  expect(inputs.map((input) => [input.type, input.autocomplete, input.placeholder])).toEqual([
    ["text", "name", texts.name.placeholder],
    ["email", "email", texts.email.placeholder],
    ["textarea", "", texts.message.placeholder],
  ])
  expect(form.textContent).not.toContain(texts.withoutScript)

  const without = builtForm(null)
  expect([without.getAttribute("action"), without.getAttribute("method")]).toEqual([null, "dialog"])
  expect(without.querySelector("noscript")?.textContent).toContain(texts.withoutScript)
})

const nothing = { mustBeTrue: null, attributes: {}, hidden: [], thanks: null, whatsApp: null }
const whatsApp = { address: null, trap: "topic", ...nothing, phone: "914055501234" }

test("WhatsApp in place of a post opens with the words, once the form is complete", async () => {
  render(<MessageForm {...texts} delivery={whatsApp} items={[]} />)
  expect(screen.queryByRole("button")).toBeNull()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: texts.send })
  await userEvent.click(link)
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

const hidden = [
  { name: "access_key", value: "k" },
  { name: "redirect", value: "https://www.example.com/thank-you/" },
]
const web3forms = { ...whatsApp, address, hidden, thanks: "/#thank-you", phone: null }

test("a script sends the key, but not the page after a post, and goes there itself", async () => {
  const form = <MessageForm {...texts} delivery={web3forms} items={[]} />
  expect(renderToStaticMarkup(form)).toContain('name="redirect"')
  await submit(form, message)
  const [, { body }] = fetchMock.mock.calls[0]
  expect(body).toBeInstanceOf(URLSearchParams)
  expect([body.get("access_key"), body.get("redirect")]).toEqual(["k", null])
  expect(location.hash).toBe("#thank-you")
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

const lineWithLink = (text: string) => ({
  spans: [
    { text, to: null },
    { text: "Privacy", to: "/privacy/" },
  ],
})

test("a box must be ticked, also without script; its words and the notice are sent, and a failure keeps it", async () => {
  const terms = { consent: lineWithLink("I agree: "), notice: lineWithLink("We answer you: ") }
  const form = <MessageForm {...texts} {...terms} delivery={{ address }} items={[]} />
  expect(renderToStaticMarkup(form)).toMatch(/<input type="checkbox"[^>]* required=""/)
  await submit(form, message)
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "I agree: Privacy" })
  expect([fetchMock.mock.calls.length, box.validity.valueMissing]).toEqual([0, true])
  await userEvent.click(box)
  fetchMock.mockResolvedValueOnce({ ok: false, text: async () => "" })
  await userEvent.click(screen.getByRole("button"))
  expect([box.checked, valueOf("Message")]).toEqual([true, message.Message])
  expect(JSON.stringify(sessionStorage)).not.toContain("agree")
  await userEvent.click(screen.getByRole("button"))
  expect(box.checked).toBe(false)
  const [, { body }] = fetchMock.mock.calls[1]
  const sent = ["I agree: Privacy", "We answer you: Privacy"]
  expect([body.get("consent"), body.get("notice")]).toEqual(sent)
})

test("without a delivery address it sends nothing, and one press brings the words back", async () => {
  await submit(formFor(null), message)
  const [[{ action, ...notice }]] = show.mock.calls
  expect([notice, action.label]).toEqual([texts.notAvailable, texts.undo])
  for (const name of Object.keys(message)) expect(valueOf(name)).toBe("")
  action.run()
  for (const [name, value] of Object.entries(message)) expect(valueOf(name)).toBe(value)
  expect(fetchMock).not.toHaveBeenCalled()
})

test("names each empty field, moves to the first, and forgives what is filled in", async () => {
  await submit(formFor(address), { ...message, Email: "", Message: " \t " })
  expect(show.mock.calls).toEqual([[{ ...texts.incomplete, tone: "destructive" }]])
  expect(fetchMock).not.toHaveBeenCalled()
  const email = screen.getByLabelText("Email")
  expect(email.getAttribute("aria-required")).toBe("true")
  expect(email).toHaveProperty("form.noValidate", true) // else the browser asks for the tick first
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
  fetchMock.mockResolvedValueOnce({ ok: false, text: async () => "" })
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

test("no failed post loses words, and the next message has another id", async () => {
  const failures = [
    () => Promise.resolve({ ok: true, text: async () => "<p>Not sent</p>" }),
    () => Promise.reject(new TypeError("The network is gone.")),
  ]
  const { container } = render(formFor(address))
  for (const words of ["One.", "Two."]) {
    fillIn({ ...message, Message: words })
    for (const failure of [...failures, undefined]) {
      if (failure) fetchMock.mockImplementationOnce(failure)
      // Two submits at once are one post.
      await act(async () => {
        for (let time = 0; time < 2; time++) container.querySelector("form")?.requestSubmit()
      })
      expect(valueOf("Message")).toBe(failure ? words : "")
    }
  }
  const ids = fetchMock.mock.calls.map(([, { body }]) => body.get("message-id"))
  expect([ids.length, new Set(ids).size]).toEqual([6, 2])
  expect(new Set(ids.slice(0, 3)).size).toBe(1)
})

const words = { label: "Your farm", placeholder: "Where is it?", missing: "Name your farm." }
const section = { title: "Visit", message: words, send: "Ask us", reasons: ["It costs nothing"] }

test("the form has the words of its section, otherwise those of the contact page, and one heading", () => {
  const offer = { ...exampleOfPage([]), sections: [{ message: section }] }
  render(previewPage("/offer/", new Map(contentValues).set("pages/offer.json", offer)))
  const boxes = ["Name", "Email", words.label].map((name) => screen.getByRole("textbox", { name }))
  expect(screen.getAllByRole("textbox")).toEqual(boxes)
  screen.getByRole("button", { name: "Ask us" })
  screen.getByText("It costs nothing")
  screen.getByRole("heading", { level: 2, name: section.title })
  expect(document.querySelector("form h2")).toBeNull()
})
