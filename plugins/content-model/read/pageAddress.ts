import { contentTypeOf, model } from "../model/model"
import type { FieldMeta } from "../model/fieldMeta"

/** Whether each file of a content type is a page: then its address has a `*` for the name of the file. */
export const isPageCollection = ({ address = "" }: Pick<FieldMeta, "address">) =>
  address.includes("*")

/** The same of the type of a file below content/. */
export const isCollectionPage = (file: string) =>
  isPageCollection(contentTypeOf(file)?.meta() ?? {})

/** The name of a content file without its folder and its ending: it ends the address of a page of a collection. */
export const fileStem = (file: string) => file.replace(/^.*\/|\.json$/g, "")

/** The address of the page that a content file describes, such as `/about/`; empty if it describes none. */
export const pageAddress = (file: string) =>
  (contentTypeOf(file)?.meta()?.address ?? "").replace("*", fileStem(file))

/** The path below content/ of the file of the page at an address; undefined if no type has such pages. */
export function pageFile(address: string) {
  for (const type of model.types) {
    const { address: pattern, files = "" } = type.meta() ?? {}
    const [start, end] = pattern?.split("*") ?? []
    const name = end ? address.slice(start.length, -end.length) : ""
    if (pattern && pattern.replace("*", name) === address && !name.includes("/"))
      return files.replace("*", name)
  }
  return undefined
}
