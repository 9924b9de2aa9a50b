import { useEffect } from "react"
import { valueAt } from "../../content-model/lib/path"
import { settingsType } from "../../content-model/model/model"
import { Layout } from "site:preview"
import { PreviewContext } from "./data/gatsby"
import { rootField } from "./data/siteData"
import { pageAt } from "./pages"

type Props = { path: string; runQuery: (query: string) => unknown }

/** A page of the site in its layout, as Gatsby would show it. */
export function PreviewPage({ path, runQuery }: Props) {
  const { Body, query } = pageAt(path)
  const settings = runQuery(`{ settings: ${rootField(settingsType())} { language } }`)
  const language = String(valueAt(settings, ["settings", "language"]))
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
