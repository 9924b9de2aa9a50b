import styled from "styled-components"
import { Button } from "../ui/Button"
import { Small } from "../ui/layout"
import { Message, Notice } from "../ui/Notice"
import { colour, space } from "../ui/theme"
import { titleOfDraft } from "../drafts/values/describe"
import { changedDrafts, refusedDrafts } from "../drafts/merge/drafts"
import type { State } from "../drafts/content/types"
import { useEditorState, useWorkspace } from "../drafts/useWorkspace"
import { IssueList } from "../form/parts/Unfinished"
import { sortByForm } from "../form/parts/sections"
import { currentRoute, leadTo } from "../ui/route"
import { text } from "../ui/words/words"

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

const firstErrorIn = ({ check }: State, file: string) =>
  sortByForm(
    file,
    check.blocking.filter((issue) => issue.file === file),
  ).at(0)

/** Saves all. If that is refused, it leads to the first error of the open form. */
export function useSave() {
  const { save, getState } = useWorkspace()
  return async () => {
    await save()
    const [state, route] = [getState(), currentRoute()]
    const error = route.view === "edit" && firstErrorIn(state, route.file)
    if (error && state.save.kind === "refused") leadTo(error.path)
  }
}

/** Why the last save or load failed and what to do. It stays until that succeeds or nothing is left. */
export function SaveProblem() {
  const state = useEditorState()
  const { save, loadProblem, storageProblem } = state
  const refused = refusedDrafts(state)
  const titles = refused.map((draft) => titleOfDraft(state.snapshot, draft))
  const message =
    save.kind === "failed" ? save.message : text("state.left", { titles: titles.join(", ") })
  const firstErrors = refused.flatMap(({ file }) => firstErrorIn(state, file) ?? [])
  const isFailed = hasProblem(state)
  if (!isFailed && !loadProblem && !storageProblem) return null
  return (
    <Problem>
      <Notice role="alert" kind="error">
        {storageProblem && <p>{text("app.notKept")}</p>}
        {loadProblem && (
          <p>
            <Message>{loadProblem}</Message>
          </p>
        )}
        {isFailed && (
          <>
            <p>
              <Message>{message}</Message>{" "}
              {save.kind === "failed" && save.isRetried && text("app.retries")}
            </p>
            <IssueList issues={firstErrors} />
          </>
        )}
      </Notice>
    </Problem>
  )
}

/** Where the person's words are: kept in this browser, or saved. Saves them. */
export function SaveStatus() {
  const state = useEditorState()
  const save = useSave()
  const count = changedDrafts(state.snapshot, state.drafts).length
  const canSave = count > 0 || hasProblem(state)
  return (
    <>
      <Status as="p" role="status" $isProblem={hasProblem(state)}>
        {statusText(state, count)}
      </Status>
      <Button
        look="primary"
        icon="save"
        isDisabled={!canSave || state.save.kind === "saving"}
        onPress={() => void save()}
      >
        {text("app.save")}
      </Button>
    </>
  )
}

const hasProblem = (state: State) => state.save.kind === "failed" || refusedDrafts(state).length > 0

function statusText(state: State, count: number) {
  const { save } = state
  if (save.kind === "saving") return text("app.saving")
  if (hasProblem(state)) return text("app.failed")
  if (count > 0) return text("app.kept", { count })
  return save.kind === "saved" ? text("app.saved") : text("app.unchanged")
}

const Status = styled(Small)<{ $isProblem: boolean }>`
  color: ${({ $isProblem }) => ($isProblem ? colour.danger : colour.muted)};
  font-weight: ${({ $isProblem }) => ($isProblem ? 700 : 400)};
`

const Problem = styled.div`
  padding: ${space.l};
`
