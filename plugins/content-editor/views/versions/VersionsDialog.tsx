import { useEffect, useState } from "react"
import styled from "styled-components"
import type { Version } from "../../backends/types"
import { Dialog } from "../../components/Dialog"
import { formatTime } from "../../components/formatTime"
import { Notice } from "../../components/Notice"
import { colour, from, radius, size, space, type } from "../../components/theme"
import { useFileValue, useWorkspace } from "../../state/useWorkspace"
import { titleOf } from "../../state/describe"
import { text } from "../../words"
import { VersionChanges } from "./VersionChanges"

type Props = { file: string; isOpen: boolean; onClose: () => void }

/** The earlier versions of a file: when, who, what. One can be compared and taken over. */
export function VersionsDialog({ file, isOpen, onClose }: Props) {
  const { backend } = useWorkspace()
  const value = useFileValue(file)
  const [versions, setVersions] = useState<Version[]>()
  const [problem, setProblem] = useState<string>()
  const [chosen, setChosen] = useState<Version>()
  useEffect(() => {
    if (!isOpen) return
    backend.versions(file).then(setVersions, (error: Error) => setProblem(error.message))
  }, [backend, file, isOpen])

  return (
    <Dialog
      title={`${text("versions.title")}: ${titleOf(file, value)}`}
      isOpen={isOpen}
      onClose={onClose}
      isWide
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      {!problem && !versions && <p role="status">{text("versions.loading")}</p>}
      {versions?.length === 0 && <p>{text("versions.none")}</p>}
      {versions && versions.length > 0 && (
        <Columns>
          <List aria-label={text("versions.title")}>
            {versions.map((version) => (
              <li key={version.id}>
                <Choice
                  type="button"
                  aria-pressed={version === chosen}
                  onClick={() => setChosen(version)}
                >
                  <time dateTime={version.date}>{formatTime(version.date)}</time>
                  <span>{version.summary}</span>
                  <small>{version.kind === "save" ? text("versions.save") : version.author}</small>
                </Choice>
              </li>
            ))}
          </List>
          {chosen ? (
            <VersionChanges key={chosen.id} file={file} version={chosen} />
          ) : (
            <p>{text("versions.choose")}</p>
          )}
        </Columns>
      )}
    </Dialog>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.l};

  ${from.tablet} {
    grid-template-columns: 18rem minmax(0, 1fr);
  }
`

const List = styled.ul`
  max-height: 60vh;
  overflow: auto;
`

const Choice = styled.button`
  display: grid;
  gap: ${space.xs};
  width: 100%;
  min-height: ${size.target};
  padding: ${space.s} ${space.m};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  text-align: start;
  cursor: pointer;
  outline-offset: -3px;

  &:hover {
    background: ${colour.hover};
  }

  &[aria-pressed="true"] {
    background: ${colour.selected};
  }

  > time {
    font: ${type.label};
  }

  > small {
    color: ${colour.muted};
    font: ${type.small};
  }
`
