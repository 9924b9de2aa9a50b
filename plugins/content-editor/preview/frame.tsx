import "../drafts/siteModel"
import { createRoot } from "react-dom/client"
import "site:fonts.css"
import { Preview, type View } from "./Preview"

declare global {
  interface Window {
    showPreview?: (view: View) => void
  }
}

// The contact form of the preview sends nothing, but shows its success message, whatever its service answers.
window.fetch = async () => Response.json({ success: true, ok: true })

const root = createRoot(document.body.appendChild(document.createElement("div")))

// Late fonts would not be used. The page is shown without a font that fails to load.
const fonts = Promise.allSettled([...document.fonts].map((font) => font.load()))

window.showPreview = (view) => void fonts.then(() => root.render(<Preview {...view} />))
