import { useMemo } from "react"
import { Dialog } from "../../ui/Dialog"
import { Disclosure } from "../../ui/Disclosure"
import { Hint } from "../../ui/fields"
import { formatTime } from "../../ui/words/formatTime"
import { Small, Stack } from "../../ui/layout"
import { Notice } from "../../ui/Notice"
import { PreviewPane } from "../../preview/PreviewPane"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { isEqual, withValueAt } from "../../../content-model/lib/path"
import { useLoaded } from "../../drafts/useLoaded"
import { useContentValues, useFileValue, useVersion, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { FileChange } from "../changes/FileChange"
import { useUndoableChange } from "../../drafts/useUndoableChange"

type Props = { file: string; onClose: () => void }

/** The earlier versions of a file: when, who, what. One can be compared and taken over. */
export function VersionsDialog({ file, onClose }: Props) {
  const title = `${text("item.versions")}: ${titleOf(file, useFileValue(file))}`
  const { backend } = useWorkspace()
  const { data: versions, problem } = useLoaded((one) => backend.versions(one), file)
  return (
    <Dialog title={title} onClose={onClose} isWide>
      {problem && <Notice kind="error">{problem}</Notice>}
      {!problem && !versions?.length && (
        <p role="status">{text(versions ? "versions.none" : "actions.loading")}</p>
      )}
      <div>
        {versions?.map(({ id, date, summary, author }) => (
          <Disclosure
            key={id}
            name="version"
            summary={
              <>
                <time dateTime={date}>{formatTime(date)}</time>
                <Small>{summary}</Small>
                <Small>{author || text("versions.save")}</Small>
              </>
            }
          >
            <Version file={file} id={id} />
          </Disclosure>
        ))}
      </div>
    </Dialog>
  )
}

/** A version compared with now. All of it or one field can be taken over. */
function Version({ file, id }: { file: string; id: string }) {
  const { change } = useUndoableChange()
  const now = useFileValue(file)
  const { data: then, problem } = useVersion(file, id)
  const values = useContentValues()
  const earlier = useMemo(() => new Map(values).set(file, then), [values, file, then])
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (then === undefined) return <p role="status">{text("actions.loading")}</p>
  // A git host lists the deletion of a file, too. Taking it over would delete the file without a question.
  if (then === null) return <p role="status">{text("versions.nothing")}</p>
  if (isEqual(now, then)) return <p role="status">{text("versions.same")}</p>
  return (
    <Stack>
      <Hint>{text("versions.compared")}</Hint>
      <FileChange
        {...{ file, before: now, after: then }}
        action={{
          label: text("start.restore"),
          labelForAll: text("versions.takeAll"),
          onPress: ({ path, after }) =>
            change({ [file]: withValueAt(now, path, after) }, file, text("versions.taken")),
        }}
      />
      <Disclosure summary={text("versions.look")}>
        <div style={{ height: "60vh" }}>
          <PreviewPane values={earlier} file={file} />
        </div>
      </Disclosure>
    </Stack>
  )
}
