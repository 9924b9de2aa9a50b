import { join } from "node:path"
import { themeColours } from "../../content-model/colours/themeColours"
import { isRecord } from "../../content-model/lib/isRecord"
import { valueAt } from "../../content-model/lib/path"
import type { Content } from "../../content-model/read/content"
import { isPageCollection, pageAddress } from "../../content-model/read/pageAddress"
import { model, schemas, typeName } from "../../content-model/model/model"
import { textsOf } from "../../content-model/fields/text/texts"
import { isInSearch as isForSearch } from "../../content-model/validate/rules/linkTargets"
import type { Description, PageDescription, SeoOptions } from "./description"
import type { Deployment } from "./environment"

export type SiteData = ReturnType<typeof createSiteData>

/** A page that people may share. */
export type PageData = SiteData["pages"][number]

type SiteContent = Content & {
  /** The file of an image that content names. */
  imagePath(image: string): string
  /** The address of a page in the language of the content. */
  localize?(address: string): string
}

/** Adds to the description of a site what depends on where it is published. */
export function createSiteData(
  content: SiteContent,
  { describe, card }: SeoOptions,
  folder: string,
  { siteUrl, basePath, isPreview }: Deployment,
) {
  const { imagePath, localize = (address: string) => address } = content
  const description = describe(content)
  const url = `${siteUrl ?? description.address}${basePath}`
  const pageData = ({ type, value, parts = [], isInSearch = true, ...page }: PageDescription) => {
    const { file = type.meta()?.files ?? "" } = page
    const { path = localize(pageAddress(file)) } = page
    return {
      ...page,
      /** The name of its content type. */
      type: typeName(type),
      /** Its path without the prefix, such as `/about/`, and its absolute URL. */
      path,
      url: url + path,
      file,
      isInSearch,
      title: value.title,
      description: value.description,
      /** The picture that content names for shared links. Default: a rendered one. */
      share: value.share,
      /** The files of the images in its content, below content/. */
      images: [{ type, value }, ...parts].flatMap(imagesIn).map(imagePath),
    }
  }
  return {
    ...description,
    card,
    colours: themeColours(description.palette),
    /** The absolute URL of the site, with the path prefix and without a slash at its end. */
    url,
    isPreview,
    pages: [...description.pages, ...undescribedPages(content, description)].map(pageData),
    /** The file of an image that content names. */
    imageFile: (image: string) => join(folder, imagePath(image)),
  }
}

/** The pages of collections whose type the description does not name. */
const undescribedPages = ({ files }: Content, { pages }: Description) =>
  model.types
    .filter((type) => isPageCollection(type.meta() ?? {}))
    .filter((type) => !pages.some((page) => page.type === type))
    .flatMap((type) => files(type).map(({ file, value }) => ({ type, file, value })))
    .flatMap(({ value, ...page }): PageDescription[] => {
      if (!isPageValue(value)) return []
      const heading = valueAt(value, ["top", "title"]) ?? value.title
      return [{ ...page, value, heading: String(heading), isInSearch: isForSearch(value) }]
    })

const isPageValue = (value: unknown): value is PageDescription["value"] =>
  isRecord(value) && typeof value.title === "string" && typeof value.description === "string"

/** The paths and URLs of the images in a value of a content type. */
const imagesIn = ({ type, value }: Pick<PageDescription, "type"> & { value: object }) =>
  textsOf(value, schemas[typeName(type)])
    .filter(({ schema }) => schema.$ref === "PictureFile")
    .map(({ text }) => text)
