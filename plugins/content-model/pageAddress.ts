import { contentTypeOf } from "./schema/jsonSchema"
import { Page } from "./schema/pages/composed"

/** Whether a content file is a page that marketers compose. */
export const isComposedPage = (file: string) => contentTypeOf(file) === Page

/** The address of a composed page, from the path of its file below content/. */
export const composedPageAddress = (file: string) => `/${file.replace(/^.*\/|\.json$/g, "")}/`

/** The path below content/ of the file of a composed page, from its address. */
export const composedPageFile = (address: string) => `pages/${address.slice(1, -1)}.json`

/** The address of the page that a content file describes, such as `/about/`; undefined if none. */
export function pageAddress(file: string) {
  return isComposedPage(file) ? composedPageAddress(file) : contentTypeOf(file)?.meta()?.address
}
