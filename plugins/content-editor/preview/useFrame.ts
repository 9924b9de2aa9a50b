import { useEffect, useRef, useState } from "react"
import type { ContentValues } from "../../content-model/read/content"
import { previewPath } from "../lib/constants"
import { previewTarget, type PreviewTarget } from "./pages"
import type { View } from "./Preview"

const src = `.${previewPath}`
const retryPauseMs = 2000

/** The page to show and where to scroll: that of the file, unless a person chose another one. */
export function useTarget(file: string, values: ContentValues) {
  const [shown, setShown] = useState(() => ({ file, target: previewTarget(file, values) }))
  const [clickedFile, noteClick] = useState("")
  // After a click on a text of another file, the page stays where it is.
  const target = clickedFile === file ? shown.target : previewTarget(file, values)
  if (shown.file !== file) setShown({ file, target })
  const show = (chosen: PreviewTarget) => setShown({ file, target: chosen })
  return { target: shown.target, show, noteClick }
}

/** The attributes of the frame that shows a view, as soon as it can be loaded. */
export function useFrame(view: View) {
  const ref = useRef<HTMLIFrameElement>(null)
  // Without the server, the frame shows an error page of the browser, whose window must not be read.
  const show = () => ref.current?.contentDocument?.defaultView?.showPreview?.(view)
  useEffect(show)
  const onLoad = () => {
    if (ref.current?.contentDocument) show()
    else setTimeout(() => ref.current?.setAttribute("src", src), retryPauseMs)
  }
  return { ref, src, onLoad }
}
