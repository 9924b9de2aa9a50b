import styled from "styled-components"
import { colour, radius, space, type } from "../../components/theme"
import { useEditorState } from "../../state/useWorkspace"
import { text } from "../../words"
import { fileMarks, type FileMark } from "./fileMarks"

const looks: Record<FileMark, { text: string; ground: string }> = {
  conflict: { text: colour.danger, ground: colour.dangerGround },
  errors: { text: colour.danger, ground: colour.dangerGround },
  deleted: { text: colour.warning, ground: colour.warningGround },
  new: { text: colour.success, ground: colour.successGround },
  kept: { text: colour.link, ground: colour.selected },
  hidden: { text: colour.muted, ground: colour.hover },
}

/** The state of a file in words. Nothing if it is saved. */
export function Marks({ file }: { file: string }) {
  const marks = fileMarks(useEditorState(), file)
  if (marks.length === 0) return null
  return (
    <Row>
      {marks.map((mark) => (
        <Mark key={mark} $text={looks[mark].text} $ground={looks[mark].ground}>
          {text(`start.${mark}`)}
        </Mark>
      ))}
    </Row>
  )
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
`

const Mark = styled.span<{ $text: string; $ground: string }>`
  padding: 0 ${space.s};
  border-radius: ${radius.full};
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
  font: ${type.small};
  white-space: nowrap;
`
