import { join } from "node:path"
import { themeColours } from "../../content-model/colours/themeColours"
import { isRecord } from "../../content-model/lib/isRecord"
import { valueAt } from "../../content-model/lib/path"
import { cacheFolder } from "../../content-model/lib/constants"
import type { Language } from "../../content-model/languages/languages"
import { createContent, type Content, type ContentValues } from "../../content-model/read/content"
import { copyOf } from "../../content-model/read/imageCache"
import { listFiles } from "../../content-model/read/json/readFiles"
import { isPageCollection, pageAddress } from "../../content-model/read/pageAddress"
import { model, schemas, typeName } from "../../content-model/model/model"
import { textsOf } from "../../content-model/fields/text/texts"
import { isInSearch as isForSearch } from "../../content-model/validate/rules/linkTargets"
import type { Description, PageDescription, SeoOptions } from "./description"
import type { Deployment } from "./environment"

export type SiteData = ReturnType<typeof createSiteData>

/** A page that people may share. */
export type PageData = SiteData["pages"][number]

/** Adds to the description of a site, perhaps in another language, what depends on where it is published. */
export function createSiteData(
  values: ContentValues,
  { describe, card }: SeoOptions,
  folder: string,
  { siteUrl, basePath, isPreview }: Deployment,
  language?: Language,
) {
  const content = createContent(language?.translateAll(values) ?? values)
  const { files } = listFiles(join(folder, cacheFolder))
  const copies = files.map((name) => `${cacheFolder}/${name}`)
  const imagePath = (image: string) => copyOf(image, copies) ?? image
  const description = describe(content)
  const url = `${siteUrl ?? description.address}${basePath}`
  const pageData = ({ type, value, parts = [], isInSearch = true, ...page }: PageDescription) => {
    const { file = type.meta()?.files ?? "" } = page
    const address = pageAddress(file)
    const { path = language?.localize(address) ?? address } = page
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
