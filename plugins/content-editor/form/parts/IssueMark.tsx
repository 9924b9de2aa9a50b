import styled from "styled-components"
import { isWithin, type Path } from "../../../content-model/lib/path"
import { Icon } from "../../ui/Icon"
import { colour, space } from "../../ui/theme"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { useForm } from "./types"

const kinds = {
  errors: { words: "start.errors", icon: "circle-alert", colour: colour.danger },
  notes: { words: "start.notes", icon: "info", colour: colour.warning },
} as const

/** Says that parts of the form have errors, else that they have notes, which do not hinder saving. */
export function IssueMark({ paths }: { paths: Path[] }) {
  const { file, isShown } = useForm()
  const { issues, blocking } = useEditorState().check
  const inParts = issues.filter(
    (issue) =>
      issue.file === file && isShown(issue) && paths.some((path) => isWithin(issue.path, path)),
  )
  const isError = inParts.some((issue) => blocking.includes(issue))
  if (!isError && inParts.every(({ severity }) => severity === "error")) return null
  const kind = kinds[isError ? "errors" : "notes"]
  return (
    <Mark role="img" aria-label={text(kind.words)} title={text(kind.words)} $colour={kind.colour}>
      <Icon name={kind.icon} />
    </Mark>
  )
}

const Mark = styled.span<{ $colour: string }>`
  flex: none;
  margin-inline-start: ${space.xs};
  color: ${({ $colour }) => $colour};

  > svg {
    vertical-align: -0.2em;
  }
`
