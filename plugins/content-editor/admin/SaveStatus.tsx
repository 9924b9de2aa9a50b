import styled from "styled-components"
import { Button } from "../components/Button"
import { Small } from "../components/layout"
import { Message, Notice } from "../components/Notice"
import { space } from "../components/theme"
import { changedDrafts } from "../state/drafts/drafts"
import type { State } from "../state/types"
import { useEditorState, useWorkspace } from "../state/useWorkspace"
import { text } from "../words"

/** That the account may only read. */
export function ReadOnlyNotice() {
  const { account, backend } = useWorkspace()
  if (!account || account.mayWrite) return null
  return (
    <Problem>
      <Notice kind="warning">
        <p>{text("hosts.readOnly", { account: account.name })}</p>
        <Button onPress={backend.signOut}>{text("hosts.signOut")}</Button>
      </Notice>
    </Problem>
  )
}

/** Why the last save failed and what to do. It stays until a save succeeds. */
export function SaveProblem() {
  const { save, storageProblem } = useEditorState()
  const { save: saveNow } = useWorkspace()
  if (save.kind !== "failed" && !storageProblem) return null
  return (
    <Problem>
      <Notice role="alert" kind="error">
        {storageProblem && <p>{text("app.notKept")}</p>}
        {save.kind === "failed" && (
          <>
            <p>
              <Message>{save.message}</Message> {save.retryTime && text("app.retries")}
            </p>
            <Button onPress={() => void saveNow()}>{text("app.tryNow")}</Button>
          </>
        )}
      </Notice>
    </Problem>
  )
}

/** Where the person's words are: kept in this browser, or saved. Saves them. */
export function SaveStatus() {
  const state = useEditorState()
  const { save } = useWorkspace()
  const count = changedDrafts(state.snapshot, state.drafts).length
  const isDisabled = count === 0 || state.save.kind === "saving"
  return (
    <>
      <Small as="p" role="status">
        {statusText(state, count)}
      </Small>
      <Button look="primary" icon="save" isDisabled={isDisabled} onPress={() => void save()}>
        {text("app.save")}
      </Button>
    </>
  )
}

function statusText({ save, storageProblem }: State, count: number) {
  if (storageProblem) return text("app.notKept")
  if (save.kind === "saving") return text("app.saving")
  if (save.kind === "failed") return text("app.failed")
  if (count > 0) return text("app.kept", { count })
  return save.kind === "saved" ? text("app.saved") : text("app.unchanged")
}

const Problem = styled.div`
  padding: ${space.l};
`
