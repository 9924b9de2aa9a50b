import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactNode } from "react"

/** Gatsby's version, and a script with the path of the page, which `htmlPages.ts` adds to the loader. */
const leftOut = /^(generator-|script-loader$)/

const isKept = (node: ReactNode) => !isValidElement(node) || !leftOut.test(String(node.key))

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (html) => {
  html.replaceHeadComponents(html.getHeadComponents().filter(isKept))
  html.replacePostBodyComponents(html.getPostBodyComponents().filter(isKept))
}
