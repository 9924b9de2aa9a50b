import { useEffect } from "react"
import { settingsType } from "../../content-model/model/model"
import { Layout } from "site:preview"
import { PreviewContext, useStaticQuery } from "./data/gatsby"
import { rootField } from "./data/siteData"
import { pageAt } from "./pages"

type Props = { path: string; runQuery: (query: string) => unknown }

/** A page of the site in its layout, as Gatsby would show it. */
export function PreviewPage({ path, runQuery }: Props) {
  const { Body, query } = pageAt(path)
  return (
    <PreviewContext value={{ path, runQuery }}>
      <Language />
      <Layout path={path} title="">
        <Body key={path} data={runQuery(query)} />
      </Layout>
    </PreviewContext>
  )
}

// Gatsby sets the language from the page's Head.
function Language() {
  const query = `{ ${rootField(settingsType())} { language } }`
  const [{ language }] = Object.values(useStaticQuery<Record<string, { language: string }>>(query))
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return null
}
