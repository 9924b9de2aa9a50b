import { useEffect } from "react"
import { Layout } from "site:preview"
import { valueAt } from "../../content-model/lib/path"
import { settingsFile } from "../../content-model/model/model"
import type { ContentValues } from "../../content-model/read/content"
import { PreviewContext } from "./data/gatsby"
import { createQueryRunner } from "./data/runQuery"
import type { FindImage } from "./data/siteData"
import { pageAt } from "./pages"

type Props = { path: string; values: ContentValues; findImage: FindImage }

/** A page of the site in its layout, as Gatsby would show it. */
export function PreviewPage({ path, values, findImage }: Props) {
  const { Body, query } = pageAt(path)
  const runQuery = createQueryRunner(values, findImage, path)
  const language = String(valueAt(values.get(settingsFile()), ["language"]) ?? "")
  // Gatsby sets it from the page's Head.
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return (
    <PreviewContext value={{ path, runQuery }}>
      <Layout path={path} title="">
        <Body key={path} data={runQuery(query)} />
      </Layout>
    </PreviewContext>
  )
}
