import type { ReactNode } from "react"
import { schemas, typeName, contentTypeOf } from "../../content-model/schema/jsonSchema"
import * as notFound from "../../../src/pages/404"
import * as about from "../../../src/pages/about"
import * as contact from "../../../src/pages/contact"
import * as home from "../../../src/pages/index"
import * as services from "../../../src/pages/services"
import { isRecord, type Contents } from "./siteData"

type Page = {
  /** Its body; the data is what its query is answered with. */
  default(props: { data: unknown }): ReactNode
  query: unknown
}

const modules: Record<string, Page> = {
  HomePage: home,
  AboutPage: about,
  ServicesPage: services,
  ContactPage: contact,
  NotFoundPage: notFound,
}

/** Every page of the site: its shape's name, its title for editors and its address. */
export const pages = Object.entries(modules).map(([name, { default: Body, query }]) => {
  const { title = "", address = "/404.html" } = schemas[name]
  return { name, title, path: address, Body, query: String(query) }
})

/** A page, and what to scroll to: an element's id or the words of a heading; else its top. */
export type PreviewTarget = { path: string; target?: string }

/** Where a content file shows. The target is empty while an item has no name yet. */
export function previewTarget(file: string, contents: Contents): PreviewTarget {
  const shape = contentTypeOf(file)
  const name = shape ? typeName(shape) : ""
  const own = pages.find((page) => page.name === name)
  if (own) return { path: own.path }
  const asking = pages.find(({ query }) => query.includes(`all${name}(`)) ?? pages[0]
  const item = contents.get(file)
  const target = isRecord(item) ? String(item.id ?? item.title ?? "") : undefined
  return { path: shape?.meta()?.anchorsOn ?? asking.path, target }
}
