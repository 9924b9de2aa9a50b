import { useEffect, useState } from "react"

/**
 * Lets one tab at a time change the drafts of a project. `isOwner` is undefined for a moment.
 * `takeOver` takes the lock from the other tab, which then shows that.
 */
export function useTabLock(project: string) {
  const [isOwner, setIsOwner] = useState<boolean>()
  const name = `editor ${project}`

  useEffect(() => {
    const waiting = new AbortController()
    // Continues when the other tab is closed.
    void hold(name, { ifAvailable: true }, setIsOwner).then(() =>
      hold(name, { signal: waiting.signal }, setIsOwner),
    )
    return () => waiting.abort()
  }, [name])

  return { isOwner, takeOver: () => void hold(name, { steal: true }, setIsOwner) }
}

/** Holds the lock until another tab takes it over. */
const hold = (name: string, options: LockOptions, setIsOwner: (isOwner: boolean) => void) =>
  navigator.locks
    .request(name, options, (lock) => {
      setIsOwner(lock !== null)
      return lock && new Promise(() => {})
    })
    .catch(() => setIsOwner(false))
