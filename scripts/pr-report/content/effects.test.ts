/** @jest-environment node */
import { effectsOf } from "./effects"

const now = Date.parse("2026-06-01T00:00Z")
const page = { title: "Sale", top: { title: "Sale" }, sections: [{ story: { title: "A" } }] }
const stateOf = (values: Record<string, unknown>) => ({
  values: new Map(Object.entries({ "site.json": { timeZone: "Asia/Kolkata" }, ...values })),
  images: new Map(),
})
const withPage = (others: object) => stateOf({ "pages/sale.json": { ...page, ...others } })
const effects = (before: object, after: object) =>
  effectsOf(stateOf({ ...before }), stateOf({ ...after }), now)

test("a planned page changes nothing today, appears and disappears", () => {
  const shown = { from: "2026-12-01", until: "2026-12-24" }
  expect(effectsOf(stateOf({}), withPage({ shown }), now)).toEqual([
    { when: "Today", lines: ["Nothing changes."] },
    { when: "From 1 December 2026", lines: ["Pages › Sale: new"] },
    {
      when: "From 25 December 2026",
      lines: ["Site: Redirects added: “/sale/ · / · Yes”", "no longer: Pages › Sale: new"],
    },
  ])
})

test("a new end of what is shown today", () => {
  const after = withPage({ shown: { until: "2026-07-01T12:00" } })
  expect(effectsOf(withPage({}), after, now)).toEqual([
    { when: "Today", lines: ["Nothing changes."] },
    {
      when: "From 1 July 2026, 12:00",
      lines: ["Site: Redirects added: “/sale/ · / · Yes”", "Pages › Sale: deleted"],
    },
  ])
})

test.each([
  [
    "a change that is whole today",
    { "values/a.json": { title: "A" } },
    { "values/a.json": { title: "B" } },
  ],
  ["no change", {}, {}],
])("%s has no effects to tell", (_, before, after) => {
  expect(effects(before, after)).toEqual([])
})

test("a change of what is over is no effect today", () => {
  const shown = { until: "2026-01-01" }
  const item = (title: string) => ({ "values/a.json": { title, shown } })
  expect(effects(item("A"), item("B"))).toEqual([{ when: "Today", lines: ["Nothing changes."] }])
})
