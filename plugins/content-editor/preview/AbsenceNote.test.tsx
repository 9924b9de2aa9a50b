import "../../../scripts/lib/siteModel"
import { render, screen } from "@testing-library/react"
import type { Path } from "../../content-model/lib/path"
import { AbsenceNote } from "./AbsenceNote"

const [site, service] = ["site.json", "services/poultry.json"]
const announcements = [{ text: "Sale", shown: { from: "2026-12-01" } }]
const values = new Map<string, unknown>([
  [site, { timeZone: "Asia/Kolkata", announcements }],
  [service, { title: "Poultry", shown: { until: "2026-11-30" }, features: ["A"] }],
  ["values/secret.json", { title: "Secret", hidden: true }],
])

const entry: Path = ["announcements", 0, "text"]

test.each<[file: string, path: Path, utc: string, note: RegExp]>([
  [site, entry, "2026-11-30T18:29", /Site › Announcements › Sale.* 1 December 2026$/],
  [site, entry, "2026-11-30T18:30", /^$/],
  [service, ["features", 0], "2026-11-30T18:30", /^“Poultry” is not on.* 30 November 2026.*23:59$/],
  ["values/secret.json", [], "2026-11-30T18:29", /“Secret” is hidden/],
])("of %s at %j, the note on %s is %p", (file, path, utc, note) => {
  const instant = Date.parse(`${utc}Z`)
  render(<AbsenceNote {...{ values, file, path, instant }} onLook={jest.fn()} />)
  expect(screen.getByRole("status").textContent).toMatch(note)
})
