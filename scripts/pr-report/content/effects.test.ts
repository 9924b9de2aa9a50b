import "../../lib/siteModel"
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

const nothingToday = { when: "Today", lines: ["Nothing changes."] }

test("a planned page changes nothing today, appears and disappears", () => {
  const shown = { from: "2026-12-01", until: "2026-12-24" }
  expect(effectsOf(stateOf({}), withPage({ shown }), now)).toEqual([
    nothingToday,
    { when: "From 1 December 2026", lines: ["Pages › Sale: new"] },
    {
      when: "From 25 December 2026",
      lines: ["Site: Redirects added: “/sale/ · / · Yes”", "no longer: Pages › Sale: new"],
    },
  ])
})

test("a change that is whole today, or of what is over, has no other effects to tell", () => {
  const item = (title: string, shown?: object) => ({ "values/a.json": { title, shown } })
  expect(effects({}, {})).toEqual([])
  expect(effects(item("A"), item("B"))).toEqual([])
  const over = { until: "2026-01-01" }
  expect(effects(item("A", over), item("B", over))).toEqual([nothingToday])
})
