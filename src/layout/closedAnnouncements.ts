import { closedAttribute, closedKey } from "../../plugins/hosting/names/period"

/** A short hash of the words of an announcement: FNV-1a. */
export function hashOf(words: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++)
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Whether the visitor has closed an announcement. If storage is forbidden, on this document. */
export function isClosed(hash: string) {
  if (document.documentElement.getAttribute(closedAttribute) === hash) return true
  try {
    return localStorage.getItem(closedKey + hash) !== null
  } catch {
    return false
  }
}

export function closeAnnouncement(hash: string) {
  document.documentElement.setAttribute(closedAttribute, hash)
  try {
    localStorage.setItem(closedKey + hash, "1")
  } catch {
    // Storage is full or forbidden.
  }
  // As browsers do it in the other tabs.
  dispatchEvent(new Event("storage"))
}

/** Calls back when an announcement is closed, here or in another tab. */
export function subscribeToClosed(handleChange: () => void) {
  addEventListener("storage", handleChange)
  return () => removeEventListener("storage", handleChange)
}
