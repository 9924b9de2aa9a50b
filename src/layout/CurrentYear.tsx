import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => {}

/** The year of the visit; in the built HTML, the year of the build, until its script sets it right. */
export function CurrentYear({ built }: { built: string | null }) {
  const year = useSyncExternalStore(
    subscribeToNothing,
    () => String(new Date().getFullYear()),
    () => built,
  )
  return (
    <span data-year suppressHydrationWarning>
      {year}
    </span>
  )
}
