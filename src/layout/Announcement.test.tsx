/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { closedAttribute } from "../../plugins/hosting/names/period"
import { Announcement } from "./Announcement"

const general = { text: "Closed on Monday", to: null, pages: null, shown: null }
const onAbout = { text: "Meet us", to: "/contact/", pages: ["/about/"], shown: { until: 1000 } }

const announcement = (path: string, all = [onAbout, general]) => (
  <Announcement all={all} path={path} close="Close" />
)
const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }))
const strip = () => screen.queryByRole("complementary")

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute(closedAttribute)
})

test("a page shows the first announcement that is meant for it", () => {
  const { rerender } = render(announcement("/"))
  expect(strip()?.textContent).toBe(general.text)
  rerender(announcement("/about/"))
  expect(screen.getByRole("link", { name: onAbout.text }).getAttribute("href")).toBe("/contact/")
  expect(strip()?.dataset.until).toBe("1000")
  rerender(announcement("/", [onAbout]))
  expect(strip()).toBe(null)
})

test("closing it moves the focus on, and it stays closed until its words change", async () => {
  const { unmount } = render(
    <>
      {announcement("/")}
      <header>
        <a href="/">Home</a>
      </header>
    </>,
  )
  await close()
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Home" }))
  unmount()
  document.documentElement.removeAttribute(closedAttribute)
  const { rerender } = render(announcement("/"))
  expect(strip()).toBe(null)
  rerender(announcement("/", [{ ...general, text: "Closed on Tuesday" }]))
  expect(strip()?.textContent).toBe("Closed on Tuesday")
})

test("without storage it stays closed until the page is loaded again", async () => {
  for (const method of ["getItem", "setItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("", "SecurityError")
    })
  const { rerender } = render(announcement("/"))
  await close()
  rerender(announcement("/about/"))
  rerender(announcement("/"))
  expect(strip()).toBe(null)
})
