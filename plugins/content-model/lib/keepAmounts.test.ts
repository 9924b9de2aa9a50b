/** @jest-environment node */
import { keepAmounts } from "./keepAmounts"

test.each(["₹ 38,500", "Rs. 500", "INR 1200", "38 500 €".replace(" ", ""), "5 %", "2 lakh"])(
  "%s stays on one line",
  (amount) => {
    expect(keepAmounts(`a ${amount} b`)).toBe(`a ${amount.replace(" ", "\u00a0")} b`)
  },
)

test("other words may break", () => {
  const text = "From 9 AM to 6 PM, 3 shops, a 4th in 2027"
  expect(keepAmounts(text)).toBe(text)
})
