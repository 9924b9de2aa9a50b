// Each editor on an origin has its own path.
const key = `editor ${location.pathname}`
const listeners = new Set<() => void>()

/** The token of the signed-in person. It ends with the tab unless the person wants to stay. */
export const session = {
  token: () => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  signIn(token: string, isKept: boolean) {
    const storage = isKept ? localStorage : sessionStorage
    storage.setItem(key, token)
    for (const listener of listeners) listener()
  },
  signOut() {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(key)
    for (const listener of listeners) listener()
  },
  /** Waits until somebody is signed in. */
  signedIn: () =>
    new Promise<void>((resolve) => {
      const check = () => session.token() !== null && resolve()
      session.subscribe(check)
      check()
    }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
