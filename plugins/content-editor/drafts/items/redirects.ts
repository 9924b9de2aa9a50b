import type { ContentValues } from "../../../content-model/read/content"
import { settingsFile } from "../../../content-model/model/model"
import { listAt, valueAt, withValueAt } from "../../../content-model/lib/path"
import type { Values } from "../content/types"

const path = ["redirects"]

const addressIn = (entry: unknown, end: "from" | "to") =>
  `${String(valueAt(entry, [end]))}/`.replace("//", "/")

/** The changes after which visitors of an address are led to another; without one, they stay. */
export function redirect(values: ContentValues, from: string, to?: string): Values {
  const site = values.get(settingsFile())
  const all = listAt(site, path)
  const others = all.filter((one) => addressIn(one, "from") !== from)
  const changed = to === undefined ? others : [...others, { from, to }]
  if (changed.length === 0 && all.length === 0) return {}
  return { [settingsFile()]: withValueAt(site, path, changed.length > 0 ? changed : undefined) }
}
