import type { ReactNode } from "react"
import * as site from "site:preview"
import { schemas, typeName, contentTypeOf } from "../../content-model/model/model"
import type { ContentValues } from "../../content-model/read/content"
import {
  isCollectionPage,
  isPageCollection,
  pageAddress,
  pageFile,
} from "../../content-model/read/pageAddress"
import { titleOf } from "../../content-model/compare/fieldChanges"
import { isRecord } from "../../content-model/lib/isRecord"

type Page = {
  /** The body of the page. `data` is the result of `query`. */
  default(props: { data: unknown; pageContext?: object }): ReactNode
  query: unknown
}

const modules: Record<string, Page> = site.pages

/** Every page type of the site: its content type, its title for editors, its path, body and query. */
const types = () =>
  Object.entries(modules).map(([name, page]) => {
    const { title = "", address = "/404.html" } = schemas[name]
    return { name, title, path: address, Body: page.default, query: String(page.query) }
  })

/** The pages that are one file each. */
export const pages = () => types().filter(({ path }) => !isPageCollection({ address: path }))

/** The page at a path. */
export function pageAt(path: string) {
  const type = contentTypeOf(pageFile(path) ?? "")
  const found = type && types().find(({ name }) => name === typeName(type))
  return found ?? types().find((page) => page.path === path) ?? types()[0]
}

/** The titles and paths of all pages, hidden ones included. */
export const pagesIn = (values: ContentValues) => [
  ...pages().map(({ title, path }) => ({ title, path })),
  ...[...values]
    .filter(([file]) => isCollectionPage(file))
    .map(([file, value]) => ({ title: titleOf(file, value), path: pageAddress(file) })),
]

/** A page and where to scroll: to an element's id or a heading's text; default: to the top. */
export type PreviewTarget = { path: string; target?: string }

/** The page that shows a content file. */
export function previewTarget(file: string, values: ContentValues): PreviewTarget {
  const type = contentTypeOf(file)
  const name = type ? typeName(type) : ""
  const path = pages().find((page) => page.name === name)?.path ?? pageAddress(file)
  if (path) return { path }
  const listPage = pages().find(({ query }) => query.includes(`all${name}(`)) ?? pages()[0]
  const item = values.get(file)
  const target = isRecord(item) ? String(item.id ?? item.title ?? "") : undefined
  return { path: type?.meta()?.anchorsOn ?? listPage.path, target }
}
