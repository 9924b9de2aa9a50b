import { join } from "node:path"
import type { z } from "zod"
import { themeColours } from "../content-model/graphql/colours"
import { ContactInfo, Service } from "../content-model/schema/items"
import { AboutPage } from "../content-model/schema/pages/about"
import { ContactPage } from "../content-model/schema/pages/contact"
import { HomePage } from "../content-model/schema/pages/home"
import { NotFoundPage } from "../content-model/schema/pages/notFound"
import { ServicesPage } from "../content-model/schema/pages/services"
import { Website } from "../content-model/schema/site"
import { contentTypeOf } from "../content-model/schema/jsonSchema"
import { contentFiles } from "../content-model/validate/rules/files"
import { readManifest } from "../content-model/images/imageCache"
import { isUrl } from "../content-model/validate/rules/images"
import { listFiles, readSource } from "../content-model/validate/json/readFiles"
import type { Deployment } from "./environment"

type Picture = NonNullable<z.output<typeof HomePage>["share"]>

/** A page that is to be found, as those who do not see it need to know it. */
export type PageData = {
  /** The name of its shape. */
  name: string
  /** Its address on this site, such as `/about/`, and the whole one. */
  path: string
  url: string
  title: string
  description: string
  heading: string
  picture: Picture | undefined
  /** What content asks for in the place of a drawn card. */
  share?: Picture | undefined
  /** The files of all pictures in its own part, below content/. */
  pictures: string[]
}

export type SiteData = ReturnType<typeof readSite>

/** All of a content folder that search engines and other programs are told; it must have no error. */
export function readSite(folder: string, place: Deployment) {
  const parse = <Shape extends z.ZodType>(shape: Shape, file: string): z.output<Shape> =>
    shape.parse(JSON.parse(readSource(folder, file).text ?? ""))
  const one = <Shape extends z.ZodType>(shape: Shape) => parse(shape, shape.meta()?.files ?? "")
  const files = contentFiles(listFiles(folder))
  const all = <Shape extends z.ZodType>(shape: Shape) =>
    files
      .filter((file) => contentTypeOf(file)?.meta()?.id === shape.meta()?.id)
      .map((file) => parse(shape, file))

  const website = one(Website)
  const home = one(HomePage)
  const about = one(AboutPage)
  const ventures = one(ServicesPage)
  const contact = one(ContactPage)
  const services = all(Service).toSorted(byPosition)
  const contacts = all(ContactInfo).toSorted(byPosition)
  const address = `${place.address ?? website.address}${place.prefix}`
  const kept = readManifest(folder) ?? {}
  const pathOf = (picture: string) => (isUrl(picture) ? kept[picture].file : picture)
  const page = (
    shape: typeof HomePage | typeof AboutPage | typeof ServicesPage | typeof ContactPage,
    words: Pick<PageData, "title" | "description" | "share">,
    heading: string,
    picture: Picture | undefined,
    parts: object,
  ): PageData => {
    const { id: name = "", address: path = "" } = shape.meta() ?? {}
    const { title, description, share } = words
    const own = { title, description, share, heading, picture }
    return { name, path, url: address + path, ...own, pictures: picturesIn(parts).map(pathOf) }
  }
  return {
    website,
    colours: themeColours(website.palette),
    services,
    contacts,
    notFound: NotFoundPage.meta()?.id ?? "",
    address,
    isHidden: place.isPreview,
    pages: [
      page(HomePage, home, website.slogan, home.hero.picture, { home, services }),
      page(AboutPage, about, about.header.title, about.story.picture, about),
      page(ServicesPage, ventures, ventures.header.title, services[0]?.image, {
        ventures,
        services,
      }),
      page(ContactPage, contact, contact.header.title, home.hero.picture, contact),
    ],
    /** The file of a picture that content names. */
    imagePath: (picture: string) => join(folder, pathOf(picture)),
  }
}

const picturesIn = (parts: object) =>
  [...JSON.stringify(parts).matchAll(/"file":"([^"]+)"/g)].map(([, file]) => file)

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position
