import styled from "styled-components"
import { isRecord } from "../../../content-model/isRecord"
import { errorsOf } from "../../../content-model/validate/issues"
import { Cluster } from "../../components/layout"
import { colour, radius, space, type } from "../../components/theme"
import { contentValues } from "../../state/contentValues"
import { conflictsOf } from "../../state/continueDraft"
import { isChanged, savedText } from "../../state/drafts"
import type { State } from "../../state/types"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"

const looks = {
  conflict: [colour.danger, colour.dangerGround],
  errors: [colour.danger, colour.dangerGround],
  deleted: [colour.warning, colour.warningGround],
  new: [colour.success, colour.successGround],
  kept: [colour.link, colour.selected],
  hidden: [colour.muted, colour.hover],
}

/** The state of a file in words. Nothing if it is saved. */
export function Marks({ file }: { file: string }) {
  const marks = fileMarks(useEditorState(), file)
  if (marks.length === 0) return null
  return (
    <Cluster as="span">
      {marks.map((mark) => (
        <Mark key={mark} $colours={looks[mark]}>
          {text(`start.${mark}`)}
        </Mark>
      ))}
    </Cluster>
  )
}

/** What a person should know about a file. Empty if it is saved and shown on the site. */
function fileMarks(state: State, file: string) {
  const { snapshot, drafts, check } = state
  const draft = drafts.get(file)
  const value = contentValues(state).get(file)
  const marks: (keyof typeof looks)[] = []
  if (draft && isChanged(snapshot, draft)) {
    const isNew = savedText(snapshot, file) === null
    if (conflictsOf(snapshot, draft).length > 0) marks.push("conflict")
    else marks.push(draft.value === null ? "deleted" : isNew ? "new" : "kept")
  }
  if (errorsOf(check.issues).some((issue) => issue.file === file)) marks.push("errors")
  if (isRecord(value) && value.hidden === true) marks.push("hidden")
  return marks
}

const Mark = styled.span<{ $colours: string[] }>`
  padding: 0 ${space.s};
  border-radius: ${radius.full};
  background: ${({ $colours }) => $colours[1]};
  color: ${({ $colours }) => $colours[0]};
  font: ${type.small};
`
