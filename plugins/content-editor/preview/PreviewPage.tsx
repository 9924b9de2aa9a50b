import { useEffect } from "react"
import { Layout } from "../../../src/layout/Layout"
import { PreviewContext, useStaticQuery } from "./gatsby"
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
  const { website } = useStaticQuery<{ website: { language: string } }>("{ website { language } }")
  useEffect(() => {
    document.documentElement.lang = website.language
  }, [website.language])
  return null
}
