import { isHidden, type ContentValues } from "../../../content-model/content"
import { isRecord } from "../../../content-model/isRecord"
import { contentTypes } from "../../../content-model/schema/contentTypes"
import { contentTypeOf } from "../../../content-model/schema/jsonSchema"
import { withTrailingSlash } from "../../../content-model/validate/rules/links"
import { titleOf } from "../content/describe"
import { withValueAt } from "../content/paths"
import type { Values } from "../types"
import { idsOf } from "./newItem"
import { textsIn } from "./textsIn"

/** The address of an item's section, such as `/services/#poultry-trading`, if it has one. */
export function addressOfItem(file: string, value: unknown) {
  const page = contentTypeOf(file)?.meta()?.anchorsOn
  return page && isRecord(value) && value.id ? `${page}#${String(value.id)}` : undefined
}

// The check ignores a query, and reports a missing slash only as a warning.
const isLinkTo = (link: string, address: string) =>
  withTrailingSlash(link).replace(/\?[^#]*/, "") === address

/** Every link to an address, in all files but one. */
const linksTo = (values: ContentValues, address: string, except?: string) =>
  [...values]
    .filter(([file]) => file !== except)
    .flatMap(([file, value]) =>
      textsIn(file, value)
        .filter(({ schema, text }) => schema.$ref === "Destination" && isLinkTo(text, address))
        .map(({ path }) => ({ file, path })),
    )

/** The links to an item in other files. */
export function linksToItem(values: ContentValues, file: string) {
  const address = addressOfItem(file, values.get(file))
  return address ? linksTo(values, address, file) : []
}

/** The changed files when all links to an address lead to another. */
function redirectLinks(values: ContentValues, from: string, to: string, except?: string) {
  const changed: Values = {}
  for (const { file, path } of linksTo(values, from, except))
    changed[file] = withValueAt(changed[file] ?? values.get(file), path, to)
  return changed
}

/** The pages and sections to which a link can lead, perhaps without the section of one file. */
export const linkTargets = (values: ContentValues, except?: string) => [
  ...contentTypes.flatMap((type) => {
    const { address, title = "" } = type.meta() ?? {}
    return address ? [{ address, title }] : []
  }),
  ...[...values].flatMap(([file, value]) => {
    const address = addressOfItem(file, value)
    if (!address || file === except || isHidden(value)) return []
    return [{ address, title: titleOf(file, value) }]
  }),
]

/** Deletes an item. Links to it lead to `newTarget`. */
export function deleteItem(values: ContentValues, file: string, newTarget?: string): Values {
  const address = addressOfItem(file, values.get(file))
  const links = address && newTarget ? redirectLinks(values, address, newTarget, file) : {}
  return { ...links, [file]: null }
}

/** Hides an item. Links to it lead to `newTarget`. */
export const hideItem = (values: ContentValues, file: string, newTarget?: string): Values => ({
  ...deleteItem(values, file, newTarget),
  [file]: withValueAt(values.get(file), ["hidden"], true),
})

/** Shows a hidden item. */
export const showItem = (values: ContentValues, file: string): Values => ({
  [file]: withValueAt(values.get(file), ["hidden"], undefined),
})

/** Changes the id of an item. All links follow. Visitors of a saved address are redirected. */
export function changeId(values: ContentValues, file: string, id: string, savedId?: string) {
  const item = values.get(file)
  const address = addressOfItem(file, item)
  if (!address || !isRecord(item)) return {}
  const to = addressOfItem(file, { ...item, id }) ?? ""
  const links = redirectLinks(values, address, to)
  const [, ...old] = idsOf(item)
  const formerIds = [...new Set([...old, savedId ?? id])].filter((one) => one !== id)
  const changed = withValueAt(links[file] ?? item, ["id"], id)
  const former = formerIds.length > 0 ? formerIds : undefined
  return { ...links, [file]: withValueAt(changed, ["formerIds"], former) }
}
