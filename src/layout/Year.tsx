import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => {}

/** The year of the visit; in the built HTML, the year of the build. */
export const Year = ({ built }: { built: string | null }) =>
  useSyncExternalStore(
    subscribeToNothing,
    () => String(new Date().getFullYear()),
    () => built,
  )
