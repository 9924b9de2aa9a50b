import { model, contentTypeOf, pageType, typeName } from "../model/model"

/** Whether a content file is a page that marketers compose. */
export function isComposedPage(file: string) {
  const type = contentTypeOf(file)
  return type !== undefined && typeName(type) === pageType()
}

/** The address of a composed page, from the path of its file below content/. */
export const composedPageAddress = (file: string) => `/${file.replace(/^.*\/|\.json$/g, "")}/`

/** The path below content/ of the file of a composed page, from its address. */
export const composedPageFile = (address: string) =>
  (model.page?.meta()?.files ?? "").replace("*", address.slice(1, -1))

/** The address of the page that a content file describes, such as `/about/`; undefined if none. */
export function pageAddress(file: string) {
  return isComposedPage(file) ? composedPageAddress(file) : contentTypeOf(file)?.meta()?.address
}
