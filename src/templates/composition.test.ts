import { compose } from "./composition"

const cards = {}
const [figures, story, callToAction] = [{ figures: {} }, { story: {} }, { callToAction: {} }]
const quotes = (length: number, title: string | null = null) => ({
  quotes: { title, entries: Array.from({ length }, () => ({})) },
})
const groundsOf = (...sections: Parameters<typeof compose>[0]) =>
  compose(sections).map(({ ground }) => ground)

test("paper and mist alternate, also around a dark section", () => {
  const grounds = groundsOf(cards, cards, figures, cards, cards)
  expect(grounds).toEqual(["paper", "mist", "deep", "paper", "mist"])
})

test("key figures and a single quotation without a heading are dark", () => {
  for (const statement of [figures, quotes(1)])
    expect(groundsOf(cards, statement, cards)).toEqual(["paper", "deep", "mist"])
  for (const other of [quotes(2), quotes(1, "What customers say"), story])
    expect(groundsOf(other, cards)).not.toContain("deep")
})

test("two dark sections never touch, nor does a dark statement touch the footer", () => {
  expect(groundsOf(quotes(1), figures, cards)).toEqual(["deep", "paper", "mist"])
  expect(groundsOf(figures, callToAction)).toEqual(["paper", "deep"])
  const calls = groundsOf(callToAction, figures, callToAction, callToAction)
  expect(calls).toEqual(["paper", "mist", "paper", "deep"])
  expect(groundsOf(cards, figures)).toEqual(["paper", "mist"])
})

test("stories that follow the top or each other have their pictures at alternate sides", () => {
  const sides = compose([story, story, story, cards, story, story]).map(({ isLeft }) => isLeft)
  expect(sides).toEqual([true, false, true, false, false, true])
})

test("figures join the top, logos the quotations above them, on one ground", () => {
  const logos = { logos: {} }
  const looks = compose([figures, quotes(3), logos, cards])
  expect(looks.map(({ ground }) => ground)).toEqual(["paper", "mist", "mist", "paper"])
  expect(looks.map(({ isJoined }) => isJoined)).toEqual([true, false, true, false])
  expect(compose([cards, logos])[1].isJoined).toBe(false)
})

test("sections below a fixed part alternate from its ground, and nothing joins it", () => {
  const looks = compose([figures, cards, callToAction], "paper")
  expect(looks.map(({ ground }) => ground)).toEqual(["deep", "mist", "paper"])
  expect(looks.some(({ isJoined }) => isJoined)).toBe(false)
})
