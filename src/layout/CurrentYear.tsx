import { useHydrated } from "../components/useHydrated"
import { yearAttribute } from "./hydration"

/** The current year. The built HTML holds the year of the build until the script runs. */
export function CurrentYear({ built }: { built: string | null }) {
  const isHydrated = useHydrated()
  const year = isHydrated ? String(new Date().getFullYear()) : built
  // The loader may have corrected the year before hydration.
  return (
    <span {...{ [yearAttribute]: true }} suppressHydrationWarning>
      {year}
    </span>
  )
}
