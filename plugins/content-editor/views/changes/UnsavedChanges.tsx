import { addressOf } from "../../admin/route"
import { Button } from "../../components/Button"
import { formatClock } from "../../components/formatTime"
import { Cluster } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { contentValues } from "../../state/contentValues"
import { conflictsOf } from "../../state/continueDraft"
import { labelOf, titleOf } from "../../state/describe"
import { changedDrafts, isOutdated, savedValue } from "../../state/drafts"
import { withValueAt } from "../../state/paths"
import type { Draft } from "../../state/types"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { ConflictPanel } from "../conflict/ConflictPanel"
import { useUndoToast } from "../item/useUndoToast"
import { FileChange } from "./FileChange"

/** The changes that only this browser keeps, and what hinders saving them. */
export function UnsavedChanges() {
  const state = useEditorState()
  const { snapshot, drafts, check, save } = state
  const values = contentValues(state)
  const workspace = useWorkspace()
  const tell = useUndoToast()
  const changed = changedDrafts(snapshot, drafts)

  const discard = (draft: Draft, value: unknown) => {
    const { file } = draft
    // Without a new base, the next word would meet the same conflict.
    if (isOutdated(snapshot, draft)) workspace.resolve(file, value)
    else workspace.change({ [file]: value }, file)
    tell(file, text("changes.discarded"))
  }
  const discardButton = (title: string, onPress: () => void) => (
    <Button
      look="quiet"
      icon="undo-2"
      aria-label={text("changes.discardItem", { title })}
      onPress={onPress}
    >
      {text("changes.discard")}
    </Button>
  )
  if (changed.length === 0) return <p>{text("changes.noneUnsaved")}</p>
  return (
    <>
      {save.kind === "failed" && (
        <Notice kind="error" role="alert">
          <p>{save.message}</p>
          {save.retryTime && <p>{text("changes.retry", { time: formatClock(save.retryTime) })}</p>}
          <Button onPress={() => void workspace.save()}>{text("changes.retryNow")}</Button>
        </Notice>
      )}
      {check.blocking.length > 0 && (
        <Notice kind="warning">
          <p>{text("changes.hindered", { count: check.blocking.length })}</p>
          {check.blocking.map(({ file, path, type, message }) => (
            <p key={[file, ...path, type].join()}>
              <a href={addressOf({ view: "edit", file, path })}>
                {[titleOf(file, values.get(file)), labelOf(file, path)].filter(Boolean).join(" › ")}
              </a>
              : {message}
            </p>
          ))}
        </Notice>
      )}
      {changed.map((draft) => {
        const { file, value } = draft
        const saved = savedValue(snapshot, file)
        const title = titleOf(file, value ?? saved)
        return (
          <FileChange
            key={file}
            file={file}
            before={saved}
            after={value}
            actions={discardButton(title, () => discard(draft, saved))}
            fieldActions={({ path, label, before }) =>
              discardButton(label, () => discard(draft, withValueAt(value, path, before)))
            }
          >
            {conflictsOf(snapshot, draft).length > 0 && <ConflictPanel file={file} />}
          </FileChange>
        )
      })}
      <Cluster>
        <Button look="primary" icon="save" onPress={() => void workspace.save()}>
          {text("app.save")}
        </Button>
      </Cluster>
    </>
  )
}
