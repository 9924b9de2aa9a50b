import { readdirSync, readFileSync } from "node:fs"
import type { z } from "zod"
import { model } from "../../src/model"

type Content = z.infer<(typeof model.types)[number]>
/** The shape of content that alone has a field of this name. */
type With<Field extends string> = Extract<Content, Record<Field, unknown>>

// TypeScript treats a service as a kind of value, because it has all fields of a value.
type Venture = With<"icon"> & { id: string; subtitle: string; features: string[] }

const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, "utf8"))

/** The items of a folder below content/, in the order in which the site shows them. */
function readAll<Item extends { position: number }>(folder: string): Item[] {
  const items: Item[] = readdirSync(`content/${folder}`).map((name) => read(`${folder}/${name}`))
  return items.toSorted((a, b) => a.position - b.position)
}

export const site: With<"navigation"> = read("site.json")
export const home: With<"hero"> = read("pages/home.json")
export const about: With<"story"> = read("pages/about.json")
export const services: With<"closing"> = read("pages/services.json")
export const contact: With<"form"> = read("pages/contact.json")
const notFound: With<"notFound"> = read("pages/not-found.json")

export const ventures = readAll<Venture>("services")
export const contactItems = readAll<With<"content">>("contact-info")

/** Every page: the name of its pictures, its address, its content and its main heading. */
export const pages = [
  { name: "home", path: "/", page: home, heading: site.slogan },
  { name: "about", path: "/about/", page: about, heading: about.header.title },
  { name: "services", path: "/services/", page: services, heading: services.header.title },
  { name: "contact", path: "/contact/", page: contact, heading: contact.header.title },
  {
    name: "not-found",
    path: "/no-such-page/",
    page: notFound,
    heading: notFound.notFound.title,
  },
]

/** The pages that have an address of their own. */
export const routes = pages.slice(0, -1)

const fixedFiles = model.types.map((type) => type.meta()?.files)

/** The pages that marketers have composed. */
export const composedPages = readdirSync("content/pages")
  .filter((name) => !fixedFiles.includes(`pages/${name}`))
  .map((file) => {
    const page: With<"sections"> = read(`pages/${file}`)
    const name = file.replace(".json", "")
    return { name, path: `/${name}/`, page, heading: page.top.title }
  })
