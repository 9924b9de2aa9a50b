/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Action, NotAvailable } from "./Action"
import { connect } from "./notifications/notify"

const notAvailable = { title: "Not yet", description: null }

test.each(["/contact/", "https://example.com/", "mailto:hello@example.com", "/prices.pdf#page=2"])(
  "with the destination %s it is a link",
  (to) => {
    render(<Action to={to}>Go</Action>)
    expect(screen.getByRole("link", { name: "Go" }).getAttribute("href")).toBe(to)
  },
)

test.each([
  [undefined, notAvailable],
  ["Soon!", { title: "Not yet", description: "Soon!" }],
])("without a destination it shows that it is not available (%s)", async (notice, shown) => {
  const show = jest.fn()
  const disconnect = connect(show)
  render(
    <NotAvailable value={notAvailable}>
      <Action to={null} notice={notice}>
        Go
      </Action>
    </NotAvailable>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Go" }))
  expect(show.mock.calls).toEqual([[shown]])
  disconnect()
})
