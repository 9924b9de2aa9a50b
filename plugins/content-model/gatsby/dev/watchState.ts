const intervalMs = 250

/**
 * Calls `onChange` whenever `read` returns another text than before; `known` is the first one. It asks four times a second, because
 * on Linux Node's watchers miss files and folders that a code editor replaces. Calls never overlap.
 */
export function watchState(
  read: () => string,
  onChange: () => Promise<void> | void,
  onError: (error: Error) => void,
  known = read(),
) {
  const look = async () => {
    try {
      const state = read()
      if (state !== known) {
        known = state
        await onChange()
      }
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
    }
    setTimeout(look, intervalMs)
  }
  setTimeout(look, intervalMs)
}
