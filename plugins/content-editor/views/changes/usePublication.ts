import { useCallback, useEffect, useState } from "react"
import type { Publication } from "../../backends/types"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"

/** What is saved and not published. It is loaded again after each save and each action. */
export function usePublication() {
  const { backend, refresh } = useWorkspace()
  const { snapshot } = useEditorState()
  const [publication, setPublication] = useState<Publication>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const load = useCallback(async () => {
    try {
      setPublication(await backend.publication())
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }, [backend])
  useEffect(() => void load(), [load, snapshot])

  /** Publishes or withdraws, then loads what is left. */
  const act = async (action: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await action()
      await refresh()
      await load()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { publication, problem, isBusy, load, act }
}
