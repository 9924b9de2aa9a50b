import type { Version } from "../../backends/types"
import { Button } from "../../components/Button"
import { Stack } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { parseText } from "../../state/drafts"
import { isEqual, withValueAt } from "../../state/paths"
import { useLoaded } from "../../state/useLoaded"
import { useFileValue, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { FileChange } from "../changes/FileChange"
import { useUndoToast } from "../item/useUndoToast"
import { VersionPreview } from "./VersionPreview"

/** A version compared with now. All of it or one field can be taken over. */
export function VersionChanges({ file, version }: { file: string; version: Version }) {
  const { backend, change } = useWorkspace()
  const tell = useUndoToast()
  const now = useFileValue(file)
  const { data, problem } = useLoaded((id) => backend.textAt(id, file), version.id)
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (data === undefined) return <p role="status">{text("versions.loading")}</p>

  const then = parseText(data)
  const takeButton = (label: string, value: unknown) => (
    <Button
      icon="rotate-ccw-clock"
      look="quiet"
      aria-label={label}
      onPress={() => {
        change({ [file]: value }, file)
        tell(file, text("versions.taken"))
      }}
    >
      {text("versions.take")}
    </Button>
  )
  if (isEqual(now, then)) return <p role="status">{text("versions.same")}</p>
  return (
    <Stack>
      <VersionPreview file={file} value={then} />
      <p>{text("versions.compared")}</p>
      <FileChange
        file={file}
        before={now}
        after={then}
        actions={takeButton(text("versions.takeAll"), then)}
        fieldActions={({ path, label, after }) =>
          takeButton(text("versions.takeField", { label }), withValueAt(now, path, after))
        }
      />
    </Stack>
  )
}
