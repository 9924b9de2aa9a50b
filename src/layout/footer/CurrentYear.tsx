import { useSyncExternalStore } from "react"
import { subscribeToNothing } from "../../components/useHydrated"
import { yearAttribute } from "../hydration"

/** The current year. The built HTML contains the year of the build until the script runs. */
export function CurrentYear({ built }: { built: string | null }) {
  const year = useSyncExternalStore(
    subscribeToNothing,
    () => String(new Date().getFullYear()),
    () => built,
  )
  // The loader may have corrected the year before hydration.
  return (
    <span {...{ [yearAttribute]: true }} suppressHydrationWarning>
      {year}
    </span>
  )
}
