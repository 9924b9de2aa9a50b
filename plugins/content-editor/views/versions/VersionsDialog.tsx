import { useMemo } from "react"
import styled from "styled-components"
import { Dialog } from "../../components/Dialog"
import { Disclosure } from "../../components/Disclosure"
import { Hint } from "../../components/fields"
import { formatTime } from "../../components/formatTime"
import { Small, Stack } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { PagePreview } from "../../preview/PagePreview"
import { contentValues } from "../../state/content/contentValues"
import { titleOf } from "../../state/content/describe"
import { parseText } from "../../state/drafts/drafts"
import { isEqual, withValueAt } from "../../state/content/paths"
import { useLoaded } from "../../state/useLoaded"
import { useEditorState, useFileValue, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { FileChange } from "../changes/FileChange"
import { useUndoToast } from "../item/useUndoToast"

type Props = { file: string; isOpen: boolean; onClose: () => void }

/** The earlier versions of a file: when, who, what. One can be compared and taken over. */
export function VersionsDialog({ file, isOpen, onClose }: Props) {
  const title = `${text("versions.title")}: ${titleOf(file, useFileValue(file))}`
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} isWide>
      <Versions file={file} />
    </Dialog>
  )
}

function Versions({ file }: { file: string }) {
  const { backend } = useWorkspace()
  const { data: versions, problem } = useLoaded((one) => backend.versions(one), file)
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (!versions?.length)
    return <p role="status">{text(versions ? "versions.none" : "versions.loading")}</p>
  return (
    <div>
      {versions.map(({ id, date, summary, kind, author }) => (
        <Disclosure
          key={id}
          name="version"
          summary={
            <>
              <time dateTime={date}>{formatTime(date)}</time>
              <Small>{summary}</Small>
              <Small>{kind === "save" ? text("versions.save") : author}</Small>
            </>
          }
        >
          <Version file={file} id={id} />
        </Disclosure>
      ))}
    </div>
  )
}

/** A version compared with now. All of it or one field can be taken over. */
function Version({ file, id }: { file: string; id: string }) {
  const { backend, change } = useWorkspace()
  const tell = useUndoToast()
  const now = useFileValue(file)
  const { data: then, problem } = useLoaded(
    async (version) => parseText(await backend.textAt(version, file)),
    id,
  )
  const values = contentValues(useEditorState())
  const earlier = useMemo(() => new Map(values).set(file, then), [values, file, then])
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (then === undefined) return <p role="status">{text("versions.loading")}</p>
  if (isEqual(now, then)) return <p role="status">{text("versions.same")}</p>
  return (
    <Stack>
      <Hint>{text("versions.compared")}</Hint>
      <FileChange
        {...{ file, before: now, after: then }}
        action={{
          icon: "rotate-ccw-clock",
          label: text("versions.take"),
          labelForAll: text("versions.takeAll"),
          onPress({ path, after }) {
            change({ [file]: withValueAt(now, path, after) }, file)
            tell(file, text("versions.taken"))
          },
        }}
      />
      <Disclosure summary={text("versions.look")}>
        <Preview>
          <PagePreview values={earlier} {...{ file, onSelect, onType, onCommand }} />
        </Preview>
      </Disclosure>
    </Stack>
  )
}

// Earlier words cannot be changed in the page.
const [onSelect, onType, onCommand] = [() => {}, () => {}, () => {}]

const Preview = styled.div`
  height: 60vh;
`
