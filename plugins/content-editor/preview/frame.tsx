import { useEffect } from "react"
import { createRoot } from "react-dom/client"
import "../theme/fonts.css"
import { PreviewPage } from "./PreviewPage"
import { pages, type PreviewTarget } from "./pages"
import { createQueryRunner } from "./runQuery"
import type { Contents, PictureOf } from "./siteData"

/** What the preview's own window shows. */
type View = {
  contents: Contents
  pictureOf: PictureOf
  /** Another object scrolls there. */
  place: PreviewTarget
  /** Called when a link leads to a page of the site. */
  onVisit: (place: PreviewTarget) => void
}

declare global {
  interface Window {
    showPreview?: (view: View) => void
  }
}

function Shown({ contents, pictureOf, place, onVisit }: View) {
  const answer = createQueryRunner(contents, pictureOf)

  useEffect(() => scrollTo(place), [place])

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null
      if (!link) return
      event.preventDefault()
      const [path, target] = link.getAttribute("href")?.split("#") ?? []
      if (!path || pages.some((page) => page.path === path))
        onVisit({ path: path || place.path, target })
    }
    document.addEventListener("click", handleClick)
    document.addEventListener("auxclick", handleClick)
    return () => {
      document.removeEventListener("click", handleClick)
      document.removeEventListener("auxclick", handleClick)
    }
  }, [place, onVisit])

  return <PreviewPage path={place.path} answer={answer} />
}

function scrollTo({ target = "" }: PreviewTarget) {
  const headings = [...document.querySelectorAll("h2, h3, dt")]
  const heading = headings.find(({ textContent }) => textContent === target)
  const section = document.getElementById(target)
  if (section) section.scrollIntoView()
  else if (target && heading) heading.scrollIntoView({ block: "center" })
  else window.scrollTo(0, 0)
}

// What is sent from here goes nowhere and seems to arrive.
window.fetch = () => Promise.resolve(new Response())

const root = createRoot(document.body.appendChild(document.createElement("div")))

// Fonts that come too late would be left out; one that cannot be had is done without.
const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()))

window.showPreview = (view) => void fonts.then(() => root.render(<Shown {...view} />))
