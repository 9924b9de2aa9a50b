import type { Path } from "../../../content-model/schema/jsonSchema"
import { addressOf } from "../../admin/route"
import { Page, Stack } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { contentValues } from "../../state/content/contentValues"
import { conflictsOf } from "../../state/drafts/continueDraft"
import { labelOf, messageOf, titleOf } from "../../state/content/describe"
import { changedDrafts, isOutdated, savedValue } from "../../state/drafts/drafts"
import { withValueAt } from "../../state/content/paths"
import type { Draft } from "../../state/types"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { ConflictPanel } from "../conflict/ConflictPanel"
import { useUndoableChange } from "../item/useUndoableChange"
import { FileChange } from "./FileChange"
import { SavedChanges } from "./SavedChanges"

/** What has changed, in words: kept in this browser, then saved and not published. */
export const ChangesView = () => (
  <Page $width="56rem" $gap="xl">
    <h1 tabIndex={-1}>{text("changes.heading")}</h1>
    <Stack as="section">
      <h2>{text("changes.unsaved")}</h2>
      <UnsavedChanges />
    </Stack>
    <Stack as="section">
      <h2>{text("changes.saved")}</h2>
      <SavedChanges />
    </Stack>
  </Page>
)

/** The changes that only this browser keeps, and what hinders saving them. */
function UnsavedChanges() {
  const state = useEditorState()
  const { snapshot, drafts, check } = state
  const values = contentValues(state)
  const { change, resolve } = useUndoableChange()
  const changed = changedDrafts(snapshot, drafts)

  const discard = (draft: Draft, path: Path, before: unknown) => {
    const { file } = draft
    const value = withValueAt(draft.value, path, before)
    const words = text("changes.discarded")
    // Without a new base, the next word would meet the same conflict.
    if (isOutdated(snapshot, draft)) resolve(file, value, words)
    else change({ [file]: value }, file, words)
  }
  if (changed.length === 0) return <p>{text("changes.noneUnsaved")}</p>
  return (
    <>
      {check.blocking.length > 0 && (
        <Notice kind="warning">
          <p>{text("changes.hindered", { count: check.blocking.length })}</p>
          {check.blocking.map((issue) => {
            const { file, path, type } = issue
            const place = [titleOf(file, values.get(file)), labelOf(file, path)]
            return (
              <p key={[file, ...path, type].join()}>
                <a href={addressOf({ view: "edit", file, path })}>
                  {place.filter(Boolean).join(" › ")}
                </a>
                : {messageOf(issue)}
              </p>
            )
          })}
        </Notice>
      )}
      {changed.map((draft) => (
        <FileChange
          key={draft.file}
          file={draft.file}
          before={savedValue(snapshot, draft.file)}
          after={draft.value}
          action={{
            icon: "undo-2",
            label: text("changes.discard"),
            labelForAll: text("changes.discardAll"),
            onPress: ({ path, before }) => discard(draft, path, before),
          }}
        >
          {conflictsOf(snapshot, draft).length > 0 && <ConflictPanel file={draft.file} />}
        </FileChange>
      ))}
    </>
  )
}
