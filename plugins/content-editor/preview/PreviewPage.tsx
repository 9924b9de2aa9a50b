import { useEffect, type ReactNode } from "react"
import * as site from "site:preview"
import { valueAt } from "../../content-model/lib/path"
import { contentTypeOf, schemas, settingsFile, typeName } from "../../content-model/model/model"
import type { ContentValues } from "../../content-model/read/content"
import { pageFile } from "../../content-model/read/pageAddress"
import { PreviewContext } from "./data/gatsby"
import { createQueryRunner } from "./data/runQuery"
import type { FindImage } from "./data/siteData"

type Page = {
  /** The body of the page. `data` is the result of `query`. */
  default(props: { data: unknown; pageContext?: object }): ReactNode
  query: unknown
}

/** The pages, by the name of their content type. */
const pages: Record<string, Page> = site.pages

/** The page at a path; at an unknown one that without an address. */
export function pageAt(path: string) {
  const type = contentTypeOf(pageFile(path) ?? "")
  const notFound = Object.keys(pages).find((name) => schemas[name].address === undefined)
  return pages[type ? typeName(type) : (notFound ?? "")]
}

type Props = { path: string; values: ContentValues; findImage: FindImage }

/** A page of the site in its layout, as Gatsby would show it. */
export function PreviewPage({ path, values, findImage }: Props) {
  const { default: Body, query } = pageAt(path)
  const runQuery = createQueryRunner(values, findImage, path)
  const language = String(valueAt(values.get(settingsFile()), ["language"]) ?? "")
  // Gatsby sets it from the page's Head.
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <PreviewContext value={{ path, runQuery }}>
      <site.Layout path={path} title="">
        <Body key={path} data={runQuery(String(query))} />
      </site.Layout>
    </PreviewContext>
  )
}
