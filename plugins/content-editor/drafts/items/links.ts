import {
  isDraft,
  isHidden,
  visibleFilesOfType,
  type ContentValues,
} from "../../../content-model/read/content"
import { isRecord } from "../../../content-model/lib/isRecord"
import {
  isCollectionPage,
  isPageCollection,
  pageAddress,
} from "../../../content-model/read/pageAddress"
import { contentTypeOf, model, schemaOf } from "../../../content-model/model/model"
import { changeLinks } from "../../../content-model/fields/markdown/changeLinks"
import { withTrailingSlash } from "../../../content-model/validate/rules/links"
import { fixedPages } from "../../../content-model/validate/rules/linkTargets"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { valueAt, withValueAt, type Path } from "../../../content-model/lib/path"
import type { Values } from "../content/types"
import { idsOf } from "./newItem"
import { redirect } from "./redirects"
import { textsIn } from "./textsIn"

/** The address of an item's section, such as `/services/#eggs`, or of a page of a collection. */
export function addressOfItem(file: string, value: unknown) {
  if (isCollectionPage(file)) return pageAddress(file)
  const page = contentTypeOf(file)?.meta()?.anchorsOn
  return page && isRecord(value) && value.id ? `${page}#${String(value.id)}` : undefined
}

// The check ignores a query, and reports a missing slash only as a warning.
function isLinkTo(link: string, address: string) {
  const whole = withTrailingSlash(link, [...fixedPages(), address]).replace(/\?[^#]*/, "")
  return (address.includes("#") ? whole : whole.replace(/#.*/, "")) === address
}

/** Changes the links to an address, in all files but one: where they are, and the changed files. */
function changeLinksTo(
  values: ContentValues,
  address: string,
  change: (link: string) => string,
  except?: string,
) {
  const places: { file: string; path: Path }[] = []
  const changes: Values = {}
  const changeIfSame = (link: string) => (isLinkTo(link, address) ? change(link) : link)
  for (const [file, value] of values)
    for (const field of file === except ? [] : textsIn(file, value)) {
      const changed = changeLinks(field, field.text, changeIfSame)
      if (changed === field.text) continue
      places.push({ file, path: field.path })
      changes[file] = withValueAt(changes[file] ?? value, field.path, changed)
    }
  return { places, changes }
}

/** The value of the item or the page of one's own that a link leads to; undefined for others. */
export const linkedItem = (values: ContentValues, link: string): unknown =>
  [...values].find(([file, value]) => {
    const address = addressOfItem(file, value)
    return address !== undefined && isLinkTo(link, address)
  })?.[1]

/** The links to an item in other files. */
export function linksToItem(values: ContentValues, file: string) {
  const address = addressOfItem(file, values.get(file))
  return address ? changeLinksTo(values, address, () => "/", file).places : []
}

/** The pages and sections to which a link can lead, perhaps without those of one file. */
export const linkTargets = (values: ContentValues, except?: string) => [
  ...model.types.flatMap((type) => {
    const { address, title = "", files: file = "" } = type.meta() ?? {}
    return address && !isPageCollection({ address })
      ? [{ address, title, file, value: values.get(file) }]
      : []
  }),
  ...[...values].flatMap(([file, value]) => {
    const address = addressOfItem(file, value)
    if (!address || file === except || isHidden(value)) return []
    const title = titleOf(file, value)
    const anchors = textsIn(file, value).filter(
      ({ path, text }) => text && path.at(-1) === "anchor",
    )
    const sections = anchors.map(({ path, text }) => ({
      address: `${address}#${text}`,
      title: `${title} › ${text}`,
      file,
      value: valueAt(value, path.slice(0, -1)),
    }))
    return [{ address, title, file, value }, ...sections]
  }),
]

/** Deletes an item. Links to it lead to `newTarget`, and so do visitors of a saved page. */
export function deleteItem(
  values: ContentValues,
  file: string,
  newTarget?: string,
  isSaved = false,
): Values {
  const address = addressOfItem(file, values.get(file))
  if (!address || !newTarget) return { [file]: null }
  const { changes: links } = changeLinksTo(values, address, () => newTarget, file)
  const isLeft = isSaved && isCollectionPage(file)
  return {
    ...links,
    ...(isLeft && redirect(withChanges(values, links), address, newTarget)),
    [file]: null,
  }
}

const withChanges = (values: ContentValues, changes: Values): ContentValues =>
  new Map([...values, ...Object.entries(changes)])

/** Hides an item, or makes it a draft. Links to it lead to `newTarget`. */
export const hideItem = (
  values: ContentValues,
  file: string,
  newTarget?: string,
  how: "draft" | "hidden" = "hidden",
): Values => ({
  ...deleteItem(values, file, newTarget),
  [file]: withValueAt(values.get(file), [how], true),
})

/** Shows an item that was hidden or a draft. */
export function showItem(values: ContentValues, file: string) {
  const shown = withValueAt(values.get(file), ["hidden"], undefined)
  return bringBackItem(values, file, withValueAt(shown, ["draft"], undefined))
}

/** Whether an item can be a draft: not a page that the site always has, nor the last of its type. */
export function canBeDraft(values: ContentValues, file: string) {
  const type = contentTypeOf(file)
  if (!type || isDraft(values.get(file))) return false
  const { properties = {}, minItems = 0 } = schemaOf(file)
  return "draft" in properties && visibleFilesOfType(values, type).length > minItems
}

/** Adds an item that was deleted or hidden. No redirect leads away from its page. */
export const bringBackItem = (values: ContentValues, file: string, value: unknown): Values => ({
  ...(isCollectionPage(file) && redirect(values, pageAddress(file))),
  [file]: value,
})

/** Changes the id of an item. All links follow. Visitors of a saved address are redirected. */
export function changeId(values: ContentValues, file: string, id: string, savedId?: string) {
  const item = values.get(file)
  const address = addressOfItem(file, item)
  if (!address || !isRecord(item)) return {}
  const to = addressOfItem(file, { ...item, id }) ?? ""
  const { changes: links } = changeLinksTo(values, address, () => to)
  const [, ...old] = idsOf(item)
  const formerIds = [...new Set([...old, savedId ?? id])].filter((one) => one !== id)
  const changed = withValueAt(links[file] ?? item, ["id"], id)
  const former = formerIds.length > 0 ? formerIds : undefined
  return { ...links, [file]: withValueAt(changed, ["formerIds"], former) }
}

/** Moves a page to another file. All links follow, and so do visitors of a saved page. */
export function renamePage(values: ContentValues, file: string, renamed: string, isSaved: boolean) {
  const [from, to] = [file, renamed].map(pageAddress)
  const follow = (link: string) => link.replace(/^[^?#]*/, to)
  const { changes: links } = changeLinksTo(values, from, follow)
  const freed = redirect(withChanges(values, links), to)
  const redirects = isSaved && redirect(withChanges(values, { ...links, ...freed }), from, to)
  const page = links[file] ?? values.get(file)
  return { ...links, ...freed, ...redirects, [file]: null, [renamed]: page }
}
