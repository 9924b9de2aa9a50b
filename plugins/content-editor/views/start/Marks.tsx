import styled from "styled-components"
import { isHidden } from "../../../content-model/content"
import { errorsOf } from "../../../content-model/validate/issues"
import { Cluster } from "../../components/layout"
import { colour, radius, space, type } from "../../components/theme"
import { contentValues } from "../../state/content/contentValues"
import { conflictsOf } from "../../state/drafts/continueDraft"
import { isChanged, savedText } from "../../state/drafts/drafts"
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

/** The state of a file in words. Nothing if it is saved and shown on the site. */
export function Marks({ file }: { file: string }) {
  const state = useEditorState()
  const hasErrors = errorsOf(state.check.issues).some((issue) => issue.file === file)
  const marks = [
    changeOf(state, file),
    hasErrors && "errors",
    isHidden(contentValues(state).get(file)) && "hidden",
  ] as const
  return (
    <Cluster as="span">
      {marks.map(
        (mark) =>
          mark && (
            <Mark key={mark} $colours={looks[mark]}>
              {text(`start.${mark}`)}
            </Mark>
          ),
      )}
    </Cluster>
  )
}

function changeOf({ snapshot, drafts }: State, file: string) {
  const draft = drafts.get(file)
  if (!draft || !isChanged(snapshot, draft)) return undefined
  if (conflictsOf(snapshot, draft).length > 0) return "conflict"
  if (draft.value === null) return "deleted"
  return savedText(snapshot, file) === null ? "new" : "kept"
}

const Mark = styled.span<{ $colours: string[] }>`
  padding: 0 ${space.s};
  border-radius: ${radius.medium};
  background: ${({ $colours }) => $colours[1]};
  color: ${({ $colours }) => $colours[0]};
  font: ${type.small};
`
