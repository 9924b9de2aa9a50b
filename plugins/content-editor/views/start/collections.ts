import { collections, contentTypes } from "../../../content-model/schema/contentTypes"
import { schemas, typeName } from "../../../content-model/schema/jsonSchema"

const labels = new Map(Object.entries(collections))
const names = contentTypes.map(typeName)
const isItem = (name: string) => schemas[name].files?.includes("*")

/** The content types with a file per item, and those that are one file. */
export const itemTypes = names.filter(isItem)
export const singleTypes = names.filter((name) => !isItem(name))

/** The label of a content type's folder, such as "Ventures". */
export function collectionOf(name: string) {
  const { files = "", title = name } = schemas[name]
  return labels.get(files.split("/")[0]) ?? title
}

/** The name of a deleted item, made from its file: "Poultry trading" of `services/poultry-trading.json`. */
export function nameOf(file: string) {
  const name = file.replace(/^.*\/|\.json$/g, "").replaceAll("-", " ")
  return name.charAt(0).toUpperCase() + name.slice(1)
}
