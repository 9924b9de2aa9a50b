/** What a notification says; a destructive one is announced at once. */
export type Notice = {
  title: string
  description?: string | null
  tone?: "destructive"
  link?: { label: string; to: string }
}

type Show = (notice: Notice) => void

let show: Show | undefined

/** Shows a notification in place of the one that is shown, for 5000 ms unless it is dismissed. */
export const notify: Show = (notice) => show?.(notice)

/** Connects the part of the layout that shows notifications; returns how to disconnect it. */
export function connect(newShow: Show) {
  show = newShow
  return () => {
    show = undefined
  }
}

/**
 * Loads what shows a notification, for whoever may need one when the network is gone. Resolves to
 * nothing where it does not come: it is offline, or a later deployment has taken its place.
 */
export const loadToaster = () =>
  import(/* webpackChunkName: "toaster" */ "./Toaster").catch((error: unknown) => {
    if (error instanceof Error && error.name === "ChunkLoadError") return undefined
    throw error
  })
