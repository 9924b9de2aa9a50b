import { Parser } from "htmlparser2"

type Attributes = { href: string; src: string; alt: string }

type Handlers = {
  open(name: string, attributes: Attributes): void
  text(words: string): void
  close(name: string): void
}

/** What only the page itself can do. */
const parts = /^(script|style|template|noscript|svg|form|button|nav)$/

/**
 * Tells the elements and texts of <main> of a built page, in their order and with absolute addresses, without those that
 * match `dropped`.
 */
export function readMain(html: string, url: string, dropped: RegExp, handlers: Handlers) {
  const start = html.indexOf("<main")
  const absolute = (address = "") => new URL(address, url).href
  /** How many elements are open that are left out. */
  let droppedDepth = 0
  const parser = new Parser({
    onopentag(name, { href, src, alt = "" }) {
      if (droppedDepth > 0 || parts.test(name) || dropped.test(name)) droppedDepth++
      else handlers.open(name, { href: absolute(href), src: absolute(src), alt })
    },
    ontext: (words) => {
      if (droppedDepth === 0) handlers.text(words)
    },
    onclosetag(name) {
      if (droppedDepth > 0) droppedDepth--
      else handlers.close(name)
    },
  })
  parser.end(html.slice(start, html.indexOf("</main>", start)))
}
