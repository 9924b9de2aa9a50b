import { loadChunk } from "../loading/loadChunk"

/** The content of a notification. Screen readers announce a destructive one at once. */
export type Notice = {
  title: string
  description?: string | null
  tone?: "destructive"
  link?: { label: string; to: string }
  /** A button that closes the notification. */
  action?: { label: string; run: () => void }
}

type Show = (notice: Notice) => void

let show: Show | undefined

/** Shows a notification. It replaces the one that is shown. */
export const notify: Show = (notice) => show?.(notice)

/** Registers the function that shows notifications. Returns a function that removes it. */
export function connect(newShow: Show) {
  show = newShow
  return () => {
    show = undefined
  }
}

/** Loads the notification library. */
export const loadToaster = () => loadChunk(import(/* webpackChunkName: "toaster" */ "./Toaster"))
