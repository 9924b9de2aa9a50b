import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToStaticMarkup } from "react-dom/server"
import { connect } from "../../components/notifications/notify"
import { MessageForm } from "./MessageForm"

const notice = { title: "A notification", description: null }
const field = (label: string) => ({ label, placeholder: `${label}, for example` })
const texts = {
  title: "Send Us a Message",
  name: field("Name"),
  email: field("Email"),
  message: field("Message"),
  send: "Send",
  sending: "Sending",
  incomplete: notice,
  notAvailable: notice,
  sent: notice,
  failed: notice,
  writeInstead: "Write an e-mail",
  trap: "Leave this empty",
  withoutScript: "Please write an e-mail instead.",
}

/** The form as it stands in the built HTML, before and without script. */
function builtForm(address: string | null) {
  const page = document.createElement("div")
  page.innerHTML = renderToStaticMarkup(
    <MessageForm {...texts} delivery={{ address }} items={[]} />,
  )
  const form = page.querySelector("form")
  if (!form) throw new Error("there is no form")
  return form
}

test("without script a form with a delivery address posts its three fields there", () => {
  const form = builtForm("https://forms.example.com/aim")
  expect(form.getAttribute("action")).toBe("https://forms.example.com/aim")
  expect(form.getAttribute("method")).toBe("post")
  expect([...new FormData(form).keys()]).toEqual(["name", "email", "message", "website"])
  expect(form.querySelectorAll("[required]")).toHaveLength(3)
  expect(form.textContent).not.toContain(texts.withoutScript)
})

test("without script a form without a delivery address goes nowhere and says so", () => {
  const form = builtForm(null)
  expect(form.hasAttribute("action")).toBe(false)
  expect(form.getAttribute("method")).toBe("dialog")
  expect(form.querySelector("noscript")?.textContent).toContain(texts.withoutScript)
})

function fillIn() {
  for (const box of screen.getAllByRole<HTMLInputElement>("textbox")) box.value = "a@example.com"
}

test("a form that is submitted twice at once posts once", async () => {
  const post = jest.fn(() => Promise.resolve({ ok: true }))
  Object.assign(globalThis, { fetch: post })
  const { container } = render(
    <MessageForm {...texts} delivery={{ address: "https://forms.example.com/aim" }} items={[]} />,
  )
  const form = container.querySelector("form")
  fillIn()
  await act(async () => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  expect(post).toHaveBeenCalledTimes(1)
})

test.each([
  ["mailto:hello@example.com", "mailto:hello@example.com?subject"],
  ["tel:+10005550100", undefined],
])("a failure leads out by e-mail where a contact item is one (%s)", async (to, start) => {
  const show = jest.fn()
  const disconnect = connect(show)
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: false }) })
  const items = [
    { title: "", content: "", description: "", to: null },
    { title: "", content: "", description: "", to },
  ]
  render(
    <MessageForm
      {...texts}
      delivery={{ address: "https://forms.example.com/aim" }}
      items={items}
    />,
  )
  fillIn()
  await userEvent.click(screen.getByRole("button"))
  const [[{ link }]] = show.mock.calls
  expect(link?.to.split("=")[0]).toBe(start)
  disconnect()
})
