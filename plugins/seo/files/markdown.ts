import type { PageData } from "../data/siteData"
import { readMain } from "./readMain"

/** The file of a page in Markdown, in the folder of the page, as llmstxt.org proposes it. */
export const markdownFile = "index.html.md"

/** What a block begins with, and the signs around words. */
const starts: Record<string, string> = {
  h1: "# ",
  h2: "## ",
  h3: "### ",
  summary: "### ",
  li: "- ",
  tr: "- ",
}
const signs: Record<string, string> = { strong: "**", b: "**", em: "*" }

/** Elements that begin no block. */
const inline = /^(a|img|span|small|time|th|td|strong|b|em)$/

/** The words and pictures of a built page in Markdown, with absolute addresses. */
export function markdownOf(html: string, { url }: Pick<PageData, "url">) {
  let text = ""
  /** The addresses of the links that are open. */
  const links: string[] = []
  /** The sign around an element of a text, or the space between blocks: in a link none begins. */
  const border = (name: string) =>
    signs[name] ?? (inline.test(name) ? "" : links.length > 0 ? " " : "\n\n")
  readMain(html, url, /^$/, {
    open(name, { href, src, alt }) {
      text += border(name)
      if (name === "a") {
        links.push(href)
        text += text.endsWith(")") ? " [" : "["
      } else if (name === "img") text += alt && `![${escape(alt)}](${src})`
      else if (links.length === 0) text += starts[name] ?? ""
    },
    text: (words) => (text += escape(words.replace(/\s+/g, " "))),
    close(name) {
      if (name === "a") text += `](${links.pop()})`
      text += /^t[hd]$/.test(name) ? " " : border(name)
    },
  })
  // An entry that begins with another block has no sign.
  const lines = text.split("\n").map((line) => line.replace(/^- *$/, "").trim())
  return `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`
}

const escape = (words: string) => words.replace(/[\\`*_[\]<]/g, "\\$&")
