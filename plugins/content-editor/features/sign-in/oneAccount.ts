/**
 * Keeps a tab to the account that signed in first. For another one it reloads the editor, with that
 * account's words: what the tab shows must not be saved in another name. The promise then never resolves.
 */
export function createAccountGuard(reload = () => location.reload()) {
  let first: string | undefined
  return (name: string) => {
    first ??= name
    if (name === first) return Promise.resolve(name)
    reload()
    return new Promise<never>(() => undefined)
  }
}
