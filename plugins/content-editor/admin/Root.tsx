import { useEffect, useState } from "react"
import styled from "styled-components"
import type { Backend } from "../backends/types"
import { Button } from "../components/Button"
import { Notice } from "../components/Notice"
import { GlobalStyle, space, type } from "../components/theme"
import { createStorage } from "../state/drafts/storage"
import { wordsOf } from "../state/useLoaded"
import { WorkspaceContext } from "../state/useWorkspace"
import { createWorkspace, type Workspace } from "../state/workspace"
import { text } from "../words"
import { App } from "./App"
import { useTabLock } from "./useTabLock"

type Props = { backend: Backend; project: string }

/** Loads the content, and shows the editor in one tab at a time. */
export function Root({ backend, project }: Props) {
  const { isOwner, takeOver } = useTabLock(project)
  const [workspace, setWorkspace] = useState<Workspace>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!isOwner) return
    const loaded = createWorkspace({ backend, storage: createStorage(project) })
    loaded.load().then(
      () => setWorkspace(loaded),
      (error: unknown) => setProblem(wordsOf(error)),
    )
    return () => setWorkspace(undefined)
  }, [isOwner, backend, project])

  if (workspace)
    return (
      <WorkspaceContext value={workspace}>
        <App />
      </WorkspaceContext>
    )
  return (
    <Message>
      <GlobalStyle />
      <h1>{text("app.name")}</h1>
      {isOwner === false && (
        <>
          <Notice kind="info">{text("app.otherTab")}</Notice>
          <Button look="primary" onPress={takeOver}>
            {text("app.continueHere")}
          </Button>
        </>
      )}
      {problem && (
        <>
          <Notice kind="error" role="alert">
            {text("app.loadFailed")} {problem}
          </Notice>
          <Button look="primary" onPress={() => location.reload()}>
            {text("app.tryAgain")}
          </Button>
        </>
      )}
      {isOwner && !problem && <p role="status">{text("app.loading")}</p>}
    </Message>
  )
}

const Message = styled.main`
  display: grid;
  justify-items: start;
  gap: ${space.l};
  max-width: 36rem;
  margin: 12vh auto 0;
  padding: ${space.xl};

  > h1 {
    font: ${type.title};
  }
`
