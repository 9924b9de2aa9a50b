import "../../../scripts/lib/siteModel"
import type { ContentValues } from "../../content-model/read/content"
import { siteTexts } from "../../content-model/testing/checkSite"
import { exampleOfPage } from "../../content-model/testing/composedPage"
import { PreviewPage } from "../preview/PreviewPage"

/** The value of each file of the fixture's content. */
export const contentValues: ContentValues = new Map(
  [...siteTexts].map(([file, text]) => [file, JSON.parse(text)]),
)

/** The same, and a composed page with a section of each kind. */
export const valuesWithAllKinds = new Map(contentValues).set("pages/all.json", exampleOfPage())

/** A page in the preview of some content. Every image exists but images/none.png. */
export function previewPage(path: string, values: ContentValues = contentValues) {
  const findImage = (image: string) =>
    image === "images/none.png" ? undefined : { url: `/${image}`, width: 16, height: 9 }
  return <PreviewPage {...{ path, values, findImage }} />
}
