import { render, screen } from "@testing-library/react"
import { Message } from "./Notice"

test("an address in a message is a link, without the full stop behind it", () => {
  const address = "https://github.com/orgs/owner/sso?authorization_request=A1B2"
  const { container } = render(<Message>{`Open ${address}. Try again.`}</Message>)
  expect(screen.getByRole("link", { name: address })).toHaveProperty("href", address)
  expect(container.textContent).toBe(`Open ${address}. Try again.`)
})
