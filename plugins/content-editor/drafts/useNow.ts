import { useSyncExternalStore } from "react"

const minuteMs = 60_000

/** The current minute, in milliseconds since 1970. Renders again with each new one. */
export const useNow = () => useSyncExternalStore(subscribe, currentMinute)

const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs

function subscribe(listener: () => void) {
  const timer = setInterval(listener, minuteMs)
  return () => clearInterval(timer)
}
