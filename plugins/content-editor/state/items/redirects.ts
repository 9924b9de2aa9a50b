import type { ContentValues } from "../../../content-model/content"
import { valueAt, withValueAt } from "../content/paths"
import type { Values } from "../types"

const file = "site.json"
const path = ["redirects"]

/** The changes after which visitors of an address are led to another; without one, they stay. */
export function redirect(values: ContentValues, from: string, to?: string): Values {
  const site = values.get(file)
  const redirects = valueAt(site, path)
  const all: unknown[] = Array.isArray(redirects) ? redirects : []
  const others = all.filter(
    (one) => `${String(valueAt(one, ["from"]))}/`.replace("//", "/") !== from,
  )
  const changed = to === undefined ? others : [...others, { from, to }]
  if (changed.length === 0 && all.length === 0) return {}
  return { [file]: withValueAt(site, path, changed.length > 0 ? changed : undefined) }
}
