import styled from "styled-components"
import { Cluster } from "../../components/layout"
import { colour, radius, space, type } from "../../components/theme"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { fileMarks } from "./fileMarks"

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

const Mark = styled.span<{ $colours: string[] }>`
  padding: 0 ${space.s};
  border-radius: ${radius.full};
  background: ${({ $colours }) => $colours[1]};
  color: ${({ $colours }) => $colours[0]};
  font: ${type.small};
`
