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

/** The path of the page that shows a content file. */
export function pathShowing(file: string) {
  const type = contentTypeOf(file)
  const name = type ? typeName(type) : ""
  const own = pages().find((page) => page.name === name)?.path ?? pageAddress(file)
  const listPage = pages().find(({ query }) => query.includes(`all${name}(`)) ?? pages()[0]
  return own || (type?.meta()?.anchorsOn ?? listPage.path)
}
