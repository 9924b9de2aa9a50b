import type { ReactNode } from "react"
import { dictionary, nameOf, shapeOfFile } from "../model/dictionary"
import * as notFound from "../pages/404"
import * as about from "../pages/about"
import * as contact from "../pages/contact"
import * as home from "../pages/index"
import * as services from "../pages/services"
import { isRecord, type Contents } from "./received"

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
  const { title = "", address = "/404.html" } = dictionary[name]
  return { name, title, path: address, Body, query: String(query) }
})

/** A page, and what to scroll to: an element's id or the words of a heading; else its top. */
export type Place = { path: string; target?: string }

/** Where a content file shows. The target is empty while an item has no name yet. */
export function placeOf(file: string, contents: Contents): Place {
  const shape = shapeOfFile(file)
  const name = shape ? nameOf(shape) : ""
  const own = pages.find((page) => page.name === name)
  if (own) return { path: own.path }
  const asking = pages.find(({ query }) => query.includes(`all${name}(`)) ?? pages[0]
  const item = contents.get(file)
  const target = isRecord(item) ? String(item.id ?? item.title ?? "") : undefined
  return { path: shape?.meta()?.sectionsOn ?? asking.path, target }
}
