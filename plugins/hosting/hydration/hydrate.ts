import { createElement, useInsertionEffect, type ReactElement, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { hydrateRoot } from "react-dom/client"
import { composingAttribute, hydrationFailedEvent } from "../names/hydration"
import { noteVisitorState } from "./visitorState"

const pauseMs = 50

/**
 * Hydrates the built page in one task, in which no event can arrive. Whatever has changed the page before, it keeps what
 * the visitor has typed, opened, focused and pressed. If React fails, the page stays as it was built.
 */
export function hydrate(page: ReactElement, root: HTMLElement) {
  // A press, or the word of an input method, would be lost with its element.
  if (document.querySelector(`:active, [${composingAttribute}]`))
    return void setTimeout(hydrate, pauseMs, page, root)
  const built = [...root.childNodes]
  const giveBack = noteVisitorState(root)
  let isStarting = true

  const handleRender = () => {
    if (!built[0].isConnected) giveBack()
  }
  const onUncaughtError = (error: unknown) => {
    console.error(error)
    if (isStarting) return
    // React has removed the page, which may be another one than that of the built HTML.
    history.replaceState({ [hydrationFailedEvent]: true }, "")
    location.reload()
  }
  flushSync(() =>
    hydrateRoot(root, createElement(Root, { handleRender, page }), { onUncaughtError }),
  )
  isStarting = false
  if (root.hasChildNodes()) return
  root.append(...built)
  giveBack()
  dispatchEvent(new Event(hydrationFailedEvent))
}

type RootProps = { handleRender: () => void; page: ReactNode }

/** Calls a function once its elements are in the document, before any ref and any layout effect. */
function Root({ handleRender, page }: RootProps) {
  useInsertionEffect(handleRender, [handleRender])
  return page
}
