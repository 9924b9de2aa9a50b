import { keepAmounts } from "./keepAmounts"

test.each(["₹~38,500", "Rs.~500", "INR~1200", "38500~€", "5~%", "2~lakh", "9 AM to 6 PM, a 4th"])(
  "%s stays on one line where it is an amount",
  (amount) => {
    expect(keepAmounts(`a ${amount.replace("~", " ")} b`)).toBe(
      `a ${amount.replace("~", "\u00a0")} b`,
    )
  },
)
