import { isPage } from "../../content-model/model/jsonSchema"
import { schemaOf, schemas } from "../../content-model/model/model"
import type { ContentValues } from "../../content-model/read/content"
import {
  isCollectionPage,
  isPageCollection,
  pageAddress,
} from "../../content-model/read/pageAddress"
import { titleOf } from "../../content-model/compare/fieldChanges"

/** Where the page without an address is, which hosts show at any unknown one. */
const notFoundPath = "/404.html"

/** The pages that are one file each. */
export const pages = () =>
  Object.values(schemas)
    .filter((schema) => isPage(schema) && !isPageCollection(schema))
    .map(({ title = "", address = notFoundPath }) => ({ title, path: address }))

/** The titles and paths of all pages, hidden ones included. */
export const pagesIn = (values: ContentValues) => [
  ...pages(),
  ...[...values]
    .filter(([file]) => isCollectionPage(file))
    .map(([file, value]) => ({ title: titleOf(file, value), path: pageAddress(file) })),
]

/** The path of the page that shows a content file. */
export function pathShowing(file: string) {
  const schema = schemaOf(file)
  if (isPage(schema)) return pageAddress(file) || notFoundPath
  return schema.anchorsOn ?? schema.listedOn?.[0] ?? "/"
}
