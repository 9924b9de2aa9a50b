import { useEffect, useEffectEvent, useRef, useState } from "react"

type Result<Data> = { data?: Data; problem?: string }

/**
 * Loads data from the backend, again for another key or by `reload`. A problem is in words. What an earlier load
 * brings after a later one has begun is left out.
 */
export function useLoaded<Key, Data>(load: (key: Key) => Promise<Data>, key: Key) {
  const [result, setResult] = useState<Result<Data>>({})
  const latest = useRef(0)
  const loadOf = (one: Key) => {
    const number = ++latest.current
    const show = (loaded: Result<Data>) => {
      if (number === latest.current) setResult(loaded)
    }
    return load(one).then(
      (data) => show({ data }),
      (error: unknown) => show({ problem: wordsOf(error) }),
    )
  }
  const loadFirst = useEffectEvent(loadOf)
  useEffect(() => void loadFirst(key), [key])
  return { ...result, reload: () => loadOf(key) }
}

/** The message of an error. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
