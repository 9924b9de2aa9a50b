import { useEffect } from "react"
import { Layout } from "../../../src/layout/Layout"
import { PreviewContext, useStaticQuery } from "./gatsby"
import { pages } from "./pages"

type Props = {
  path: string
  answer: (query: string) => unknown
}

/** A page of the site with all that surrounds it, as Gatsby would show it. */
export function PreviewPage({ path, answer }: Props) {
  const { Body, query } = pages.find((page) => page.path === path) ?? pages[0]
  return (
    <PreviewContext value={{ path, runQuery: answer }}>
      <Language />
      <Layout path={path}>
        <Body key={path} data={answer(query)} />
      </Layout>
    </PreviewContext>
  )
}

// What Gatsby takes from the page's head.
function Language() {
  const { website } = useStaticQuery<{ website: { language: string } }>("{ website { language } }")
  useEffect(() => {
    document.documentElement.lang = website.language
  }, [website.language])
  return null
}
