import { useEffect } from "react"
import { createRoot } from "react-dom/client"
import "../../../src/theme/fonts.css"
import type { ContentValues } from "../../content-model/content"
import { PreviewPage } from "./PreviewPage"
import { pages, type PreviewTarget } from "./pages"
import { createQueryRunner } from "./runQuery"
import type { FindImage } from "./siteData"

/** What the frame of the preview shows. */
type View = {
  values: ContentValues
  findImage: FindImage
  /** A new object scrolls the page to it. */
  target: PreviewTarget
  /** Called after a click on a link to a page of the site. */
  onNavigate: (target: PreviewTarget) => void
}

declare global {
  interface Window {
    showPreview?: (view: View) => void
  }
}

function Preview({ values, findImage, target, onNavigate }: View) {
  const runQuery = createQueryRunner(values, findImage)

  useEffect(() => scrollTo(target), [target])

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null
      if (!link) return
      event.preventDefault()
      const [path, anchor] = link.getAttribute("href")?.split("#") ?? []
      if (!path || pages.some((page) => page.path === path))
        onNavigate({ path: path || target.path, target: anchor })
    }
    const listening = new AbortController()
    for (const type of ["click", "auxclick"] as const)
      document.addEventListener(type, handleClick, { signal: listening.signal })
    return () => listening.abort()
  }, [target, onNavigate])

  return <PreviewPage path={target.path} runQuery={runQuery} />
}

function scrollTo({ target = "" }: PreviewTarget) {
  const headings = [...document.querySelectorAll("h2, h3, dt")]
  const heading = headings.find(({ textContent }) => textContent === target)
  const section = document.getElementById(target)
  if (section) section.scrollIntoView()
  else if (target && heading) heading.scrollIntoView({ block: "center" })
  else window.scrollTo(0, 0)
}

// The contact form of the preview sends nothing, but shows its success message.
window.fetch = () => Promise.resolve(new Response())

const root = createRoot(document.body.appendChild(document.createElement("div")))

// Late fonts would not be used. The page is shown without a font that fails to load.
const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()))

window.showPreview = (view) => void fonts.then(() => root.render(<Preview {...view} />))
