import { withValueAt, type Path } from "../../../content-model/lib/path"
import { Page, Stack } from "../../ui/layout"
import { contentValues } from "../../drafts/values/contentValues"
import { conflictsOf } from "../../drafts/merge/continueDraft"
import { changedDrafts, savedValue } from "../../drafts/merge/drafts"
import { bringBackItem, renamePage } from "../../drafts/items/links"
import { joinRenamed } from "../../drafts/items/redirects"
import type { Draft } from "../../drafts/content/types"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { ConflictPanel } from "../conflicts/ConflictPanel"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { IssueNotice, UnfinishedBefore } from "../../form/parts/Unfinished"
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
  const changes = changedDrafts(snapshot, drafts).map((draft) => ({
    file: draft.file,
    before: savedValue(snapshot, draft.file),
    after: draft.value,
    draft,
    isContested: conflictsOf(snapshot, draft).length > 0,
  }))
  // Somebody changed the page that has another address here: a question of its own.
  const isContestedDeletion = ({ after, isContested }: (typeof changes)[number]) =>
    after === null && isContested
  const entries: ReturnType<typeof joinRenamed<(typeof changes)[number]>> = [
    ...joinRenamed(changes.filter((one) => !isContestedDeletion(one))),
    ...changes.filter(isContestedDeletion),
  ]

  // A new base, else the next word would meet the same conflict.
  const discard = ({ file, value }: Draft, path: Path, before: unknown) =>
    value === null
      ? change(bringBackItem(values, file, before), file, text("changes.discarded"))
      : resolve(file, withValueAt(value, path, before), text("changes.discarded"))
  const discardAddress = (file: string, former: string, before: unknown) =>
    change(
      { ...renamePage(values, file, former, false), [former]: before },
      former,
      text("changes.discarded"),
    )
  if (entries.length === 0) return <p>{text("changes.noneUnsaved")}</p>
  return (
    <>
      <IssueNotice issues={check.blocking} counted="changes.blocking" />
      <UnfinishedBefore changes={changes} />
      {entries.map(({ draft, isContested, ...entry }) => (
        <FileChange
          key={entry.file}
          {...entry}
          action={{
            label: text("changes.discard"),
            labelForAll: text("changes.discardAll"),
            onPress: ({ path, before }) =>
              entry.former && path.length === 0
                ? discardAddress(entry.file, entry.former, before)
                : discard(draft, path, before),
          }}
        >
          {isContested && <ConflictPanel file={entry.file} />}
        </FileChange>
      ))}
    </>
  )
}
