import { useEffect, useState } from "react"

const lockName = (project: string) => `editor ${project}`

/**
 * Lets one tab at a time change the drafts of a project. `isOwner` is undefined for a moment.
 * `takeOver` takes the lock from the other tab, which then shows that.
 */
export function useTabLock(project: string) {
  const [isOwner, setIsOwner] = useState<boolean>()
  const name = lockName(project)

  useEffect(() => {
    const hold = (lock: Lock | null) => {
      setIsOwner(lock !== null)
      return lock && new Promise(() => {})
    }
    const stolen = () => setIsOwner(false)
    const waiting = new AbortController()
    void navigator.locks
      .request(name, { ifAvailable: true }, hold)
      // Continues when the other tab is closed.
      .then(() => navigator.locks.request(name, { signal: waiting.signal }, hold))
      .catch(stolen)
    return () => waiting.abort()
  }, [name])

  const takeOver = () => {
    const hold = () => {
      setIsOwner(true)
      return new Promise(() => {})
    }
    navigator.locks.request(name, { steal: true }, hold).catch(() => setIsOwner(false))
  }
  return { isOwner, takeOver }
}
