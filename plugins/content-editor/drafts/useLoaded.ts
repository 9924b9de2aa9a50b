import { useEffect, useEffectEvent, useState } from "react"

/** Loads data from the backend, again for another key or by `reload`. A problem is in words. */
export function useLoaded<Key, Data>(load: (key: Key) => Promise<Data>, key: Key) {
  const [result, setResult] = useState<{ data?: Data; problem?: string }>({})
  const loadOf = (one: Key) =>
    load(one).then(
      (data) => setResult({ data }),
      (error: unknown) => setResult({ problem: wordsOf(error) }),
    )
  const loadFirst = useEffectEvent(loadOf)
  useEffect(() => void loadFirst(key), [key])
  return { ...result, reload: () => loadOf(key) }
}

/** The message of an error. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
