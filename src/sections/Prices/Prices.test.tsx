/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { Prices } from "./Prices"

type Entry = ComponentProps<typeof Prices>["entries"][number]

const none = { highlight: null, before: null, amount: null, note: null, features: null }
const entry = (words: Partial<Entry>): Entry => ({ name: "Eggs", ...none, action: null, ...words })

const show = (entries: Entry[], currency = "INR") => {
  const website = { language: "en-GB" }
  render(<Prices title="Price list" introduction={null} {...{ currency, entries, website }} />)
}

test("many short prices are a table with the section's title and a heading for each row", () => {
  const priced = ["180", "45.50", "420", "650"].map((amount) => entry({ amount }))
  show([...priced, entry({ note: "on request" })])
  screen.getByRole("table", { name: "Price list" })
  expect(screen.getAllByRole("rowheader")).toHaveLength(5)
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent?.trim())
  // All have decimals where one has them.
  expect(cells).toEqual(["₹180.00", "₹45.50", "₹420.00", "₹650.00", "on request"])
})

test.each([
  ["few prices", 4, {}, false],
  ["many prices", 5, {}, true],
  ["one without features yet", 5, { features: [] }, true],
  ["one with features", 5, { features: ["Delivery"] }, false],
  ["one with a button", 5, { action: { label: "Order", to: null } }, false],
])("with %s, %i are a table: %j %s", (_, length, last, expected) => {
  show(Array.from({ length }, (_entry, index) => entry(index === 4 ? last : {})))
  expect(screen.queryByRole("table") !== null).toBe(expected)
})

test("the first highlight alone is shown, and an amount while the currency is not yet written", () => {
  const highlights = [entry({ highlight: "New" }), entry({ highlight: "Best", amount: "1 or so" })]
  show([entry({ amount: "1200" }), ...highlights], "IN")
  expect(screen.getByText("1,200").tagName).toBe("STRONG")
  screen.getByText("New")
  screen.getByText("1 or so")
  expect(screen.queryByText("Best")).toBeNull()
})
