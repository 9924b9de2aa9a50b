import { useEffect, useEffectEvent, useState } from "react"

type Result<Data> = { data?: Data; problem?: string }

/** Loads data from the backend, again for another key. A problem is in words. */
export function useLoaded<Key, Data>(load: (key: Key) => Promise<Data>, key: Key) {
  const [result, setResult] = useState<Result<Data>>({})
  const loadOf = useEffectEvent(load)
  useEffect(() => {
    let isLatest = true
    const show = (loaded: Result<Data>) => isLatest && setResult(loaded)
    loadOf(key).then(
      (data) => show({ data }),
      (error: unknown) => show({ problem: wordsOf(error) }),
    )
    return () => void (isLatest = false)
  }, [key])
  return result
}

/** The message of an error. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
