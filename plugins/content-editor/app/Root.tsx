import { useEffect, useState } from "react"
import "../drafts/siteModel"
import type { Backend } from "../drafts/backend"
import { Button } from "../ui/Button"
import { ErrorBoundary } from "./ErrorBoundary"
import { Page } from "../ui/layout"
import { Message, Notice } from "../ui/Notice"
import { GlobalStyle } from "../ui/theme"
import { createStorage } from "../drafts/merge/storage"
import { useLoaded } from "../drafts/useLoaded"
import { WorkspaceContext } from "../drafts/useWorkspace"
import { openWorkspace } from "../drafts/workspace"
import { text } from "../ui/words/words"
import { App } from "./App"
import { addressOf, useRoute } from "../ui/route"

type Props = { backend: Backend; project: string }

/** Loads the content, and shows the editor in one tab at a time. */
export function Root({ backend, project }: Props) {
  const address = addressOf(useRoute())
  const { isOwner, takeOver } = useTabLock(project)
  const { data: workspace, problem } = useLoaded(async (isAllowed) => {
    if (!isAllowed) return undefined
    const account = await backend.account?.()
    const storage = createStorage(project, account?.name)
    return openWorkspace({ backend, storage, account })
  }, isOwner)

  if (isOwner && workspace)
    return (
      <WorkspaceContext value={workspace}>
        <GlobalStyle />
        <ErrorBoundary address={address}>
          <App />
        </ErrorBoundary>
      </WorkspaceContext>
    )
  return (
    <Page as="main" $width="36rem">
      <GlobalStyle />
      <h1>{text("app.name")}</h1>
      {isOwner === false && (
        <Notice kind="info">
          <p>{text("app.otherTab")}</p>
          <Button look="primary" onPress={takeOver}>
            {text("app.continueHere")}
          </Button>
        </Notice>
      )}
      {problem && (
        <Notice kind="error" role="alert">
          <p>
            {text("app.loadFailed")} <Message>{problem}</Message>
          </p>
          <Button onPress={() => location.reload()}>{text("app.tryAgain")}</Button>
        </Notice>
      )}
      {isOwner && !problem && <p role="status">{text("app.loading")}</p>}
    </Page>
  )
}

/**
 * Lets one tab at a time change the drafts of a project. `isOwner` is undefined for a moment.
 * `takeOver` takes the lock from the other tab, which then shows that.
 */
function useTabLock(project: string) {
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
