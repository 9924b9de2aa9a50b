import type { ContentValues } from "../../../content-model/read/content"
import { pageFile } from "../../../content-model/read/pageAddress"
import { settingsFile } from "../../../content-model/model/model"
import { listAt, valueAt, withValueAt } from "../../../content-model/lib/path"
import type { FileChange, Values } from "../content/types"

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

/** The former file of each page that has got another address: its visitors are led to the new one. */
const renamedPages = (before: ContentValues, after: ContentValues) =>
  new Map(
    listAt(after.get(settingsFile()), path)
      .map((one) => ({
        from: pageFile(addressIn(one, "from")) ?? "",
        to: pageFile(addressIn(one, "to")) ?? "",
      }))
      .filter(({ from }) => before.has(from) && !after.has(from))
      .filter(({ to }) => !before.has(to) && after.has(to))
      .map(({ from, to }) => [to, from]),
  )

/** Joins the deletion and the creation of each page that has got another address: `former` is its old file. */
export function joinRenamed<Type extends FileChange>(
  changes: Type[],
): (Type & { former?: string })[] {
  const existing = (side: "before" | "after") =>
    new Map(changes.filter((one) => one[side] !== null).map((one) => [one.file, one[side]]))
  const before = existing("before")
  const renamed = renamedPages(before, existing("after"))
  const formerFiles = new Set(renamed.values())
  return changes
    .filter(({ file }) => !formerFiles.has(file))
    .map((change) => {
      const former = renamed.get(change.file)
      return former === undefined ? change : { ...change, former, before: before.get(former) }
    })
}
