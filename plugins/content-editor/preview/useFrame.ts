import { useEffect, useRef, useState } from "react"
import type { ContentValues } from "../../content-model/read/content"
import { previewPath } from "../lib/constants"
import { previewTarget, type PreviewTarget } from "./pages"
import type { View } from "./types"

const src = `.${previewPath}`
const retryPauseMs = 2000

/** The page to show and where to scroll: that of the file, unless a person chose another one. */
export function useTarget(file: string, values: ContentValues) {
  const ownTarget = previewTarget(file, values)
  const [shown, setShown] = useState({ file, target: ownTarget })
  const [clickedFile, noteClick] = useState("")
  const hasNewName = shown.target.target === "" && ownTarget.target !== ""
  // After a click on a text of another file, the page stays where it is.
  const isClicked = shown.file !== file && clickedFile === file
  if (shown.file !== file || hasNewName)
    setShown({ file, target: isClicked ? shown.target : ownTarget })
  const show = (target: PreviewTarget) => setShown({ file, target })
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
