import { addressOf } from "../../admin/route"
import { Button } from "../../components/Button"
import { formatClock } from "../../components/formatTime"
import { Notice } from "../../components/Notice"
import { showToast } from "../../components/toast"
import { titleOf } from "../../state/describe"
import { changedDrafts, isOutdated, savedValue } from "../../state/drafts"
import { withValueAt } from "../../state/paths"
import type { Draft } from "../../state/types"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { ConflictPanel } from "../conflict/ConflictPanel"
import { FileChange } from "./FileChange"

/** The changes that only this browser keeps, and what hinders saving them. */
export function UnsavedChanges() {
  const { snapshot, drafts, check, save } = useEditorState()
  const workspace = useWorkspace()
  const changed = changedDrafts(snapshot, drafts)

  const discard = (draft: Draft, value: unknown) => {
    const { file } = draft
    // Without a new base, the next word would meet the same conflict.
    if (isOutdated(snapshot, draft)) workspace.resolve(file, value)
    else workspace.change({ [file]: value }, file)
    showToast({
      words: text("changes.discarded"),
      action: { label: text("changes.undo"), onPress: () => workspace.undo(file) },
    })
  }
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
          <ul>
            {check.blocking.map(({ file, path, type, fieldPath, message }) => (
              <li key={[file, ...path, type].join()}>
                <a href={addressOf({ view: "edit", file, path })}>{fieldPath || file}</a>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {changed.map((draft) => {
        const { file, value } = draft
        const saved = savedValue(snapshot, file)
        return (
          <FileChange
            key={file}
            file={file}
            before={saved}
            after={value}
            actions={
              <Button
                look="quiet"
                icon="undo-2"
                aria-label={text("changes.discardFile", { title: titleOf(file, value ?? saved) })}
                onPress={() => discard(draft, saved)}
              >
                {text("changes.discard")}
              </Button>
            }
            fieldActions={({ path, label, before }) => (
              <Button
                look="quiet"
                icon="undo-2"
                aria-label={text("changes.discardFile", { title: label })}
                onPress={() => discard(draft, withValueAt(value, path, before))}
              />
            )}
          >
            <ConflictPanel file={file} />
          </FileChange>
        )
      })}
    </>
  )
}
