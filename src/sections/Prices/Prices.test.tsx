import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { Prices } from "./Prices"

type Entry = ComponentProps<typeof Prices>["entries"][number]

const empty = { highlight: null, before: null, amount: null, note: null }
const entry = (words: Partial<Entry>): Entry => ({
  name: "Eggs",
  ...empty,
  features: null,
  action: null,
  ...words,
})

const show = (entries: Entry[], currency = "INR") =>
  render(
    <Prices
      title="Price list"
      introduction={null}
      currency={currency}
      entries={entries}
      website={{ language: "en-GB" }}
    />,
  )

test("many short prices are a table with the section's title and a heading for each row", () => {
  show(
    ["180", "45.50", "420", "650"]
      .map((amount) => entry({ amount }))
      .concat(entry({ note: "on request" })),
  )
  screen.getByRole("table", { name: "Price list" })
  expect(screen.getAllByRole("rowheader")).toHaveLength(5)
  const cells = screen.getAllByRole("cell").map(({ textContent }) => textContent?.trim())
  // All have decimals where one has them.
  expect(cells).toEqual(["₹180.00", "₹45.50", "₹420.00", "₹650.00", "on request"])
})

test("the first highlight alone is shown", () => {
  show([entry({ note: "a" }), entry({ highlight: "New" }), entry({ highlight: "Most chosen" })])
  screen.getByText("New")
  expect(screen.queryByText("Most chosen")).toBeNull()
})

test("an amount is shown while the currency is not yet written", () => {
  show([entry({ amount: "1200" })], "IN")
  expect(screen.getByText("1,200").tagName).toBe("STRONG")
})
