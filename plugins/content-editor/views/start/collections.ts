import { collections, contentTypes } from "../../../content-model/schema/contentTypes"

export type ContentType = (typeof contentTypes)[number]

const isItem = (type: ContentType) => type.meta()?.files?.includes("*") === true

/** The content types with a file per item, and those that are one file. */
export const itemTypes = contentTypes.filter(isItem)
export const singleTypes = contentTypes.filter((type) => !isItem(type))

/** The label of a content type's folder, such as "Ventures". */
export const collectionOf = (type: ContentType) =>
  new Map(Object.entries(collections)).get(type.meta()?.files?.split("/")[0] ?? "")
