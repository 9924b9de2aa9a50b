import { useEffect } from "react"
import { Layout } from "../layout/Layout"
import { Site, useStaticQuery } from "../testing/gatsby"
import { pages } from "./previewPages"

type Props = {
  path: string
  answer: (query: string) => unknown
}

/** A page of the site with all that surrounds it, as Gatsby would show it. */
export function PreviewedPage({ path, answer }: Props) {
  const { Body, query } = pages.find((page) => page.path === path) ?? pages[0]
  return (
    <Site value={{ path, answer }}>
      <Language />
      <Layout path={path}>
        <Body key={path} data={answer(query)} />
      </Layout>
    </Site>
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
