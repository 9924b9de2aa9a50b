import { join } from "node:path"
import type { z } from "zod"
import { themeColours } from "../content-model/graphql/themeColours"
import { readContent } from "../content-model/readContent"
import { Service } from "../content-model/schema/items"
import { schemas, typeName } from "../content-model/schema/jsonSchema"
import { AboutPage } from "../content-model/schema/pages/about"
import { ContactPage } from "../content-model/schema/pages/contact"
import { Page } from "../content-model/schema/pages/composed"
import { HomePage } from "../content-model/schema/pages/home"
import { ServicesPage } from "../content-model/schema/pages/services"
import { textsOf } from "../content-model/schema/texts"
import type { Deployment } from "./environment"

type ContentType = Parameters<typeof typeName>[0]
type Content = ReturnType<typeof readContent>
type Picture = NonNullable<z.output<typeof HomePage>["share"]>

export type SiteData = ReturnType<typeof createSiteData>

/** A page that search engines may index. */
export type PageData = SiteData["pages"][number]

/** Reads a content folder for search engines and other programs. */
export const readSite = (folder: string, deployment: Deployment) =>
  createSiteData(readContent(folder), folder, deployment)

/** Adds to the content of a folder what depends on where the site is published. */
export function createSiteData(content: Content, folder: string, deployment: Deployment) {
  const { website, pages, composedPages, services, contactInfo, imagePath } = content
  const { home, about, services: servicesPage, contact } = pages
  const url = `${deployment.siteUrl ?? website.address}${deployment.basePath}`
  const page = (
    type: ContentType,
    own: { title: string; description: string; share?: Picture },
    heading: string,
    picture: Picture | undefined,
    shownServices: Content["services"] = [],
    { path, file, isInSearch = true }: Place = placeOf(type),
  ) => ({
    /** The name of its content type. */
    type: typeName(type),
    /** Its path without the prefix, such as `/about/`, and its absolute URL. */
    path,
    url: url + path,
    /** Its file below content/. */
    file,
    isInSearch,
    title: own.title,
    description: own.description,
    heading,
    picture,
    /** The picture that content names for shared links. Default: a rendered one. */
    share: own.share,
    /** The files of the images in its content, below content/. */
    images: [
      ...imagesIn(own, type),
      ...shownServices.flatMap((service) => imagesIn(service, Service)),
    ].map(imagePath),
  })
  return {
    website,
    services,
    contactInfo,
    colours: themeColours(website.palette),
    /** The absolute URL of the site, with the path prefix and without a slash at its end. */
    url,
    isPreview: deployment.isPreview,
    pages: [
      page(HomePage, home, website.slogan, home.hero.picture, services),
      page(AboutPage, about, about.header.title, about.story.picture),
      page(ServicesPage, servicesPage, servicesPage.header.title, services[0]?.image, services),
      page(ContactPage, contact, contact.header.title, home.hero.picture),
      ...composedPages.map(({ file, address: path, inSearch: isInSearch, ...own }) => {
        const { title, picture = home.hero.picture } = own.top
        return page(Page, own, title, picture, [], { path, file, isInSearch })
      }),
    ],
    /** The file of an image that content names. */
    imageFile: (image: string) => join(folder, imagePath(image)),
  }
}

type Place = { path: string; file: string; isInSearch?: boolean }

const placeOf = (type: z.ZodType): Place => {
  const { address = "", files = "" } = type.meta() ?? {}
  return { path: address, file: files }
}

/** The paths and URLs of the images in a value of a content type. */
const imagesIn = (value: object, type: ContentType) =>
  textsOf(value, schemas[typeName(type)])
    .filter(({ schema }) => schema.$ref === "PictureFile")
    .map(({ text }) => text)
