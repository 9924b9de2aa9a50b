import { useState } from "react"
import styled from "styled-components"
import type { Version } from "../../backends/types"
import { Button } from "../../components/Button"
import { Dialog } from "../../components/Dialog"
import { formatTime } from "../../components/formatTime"
import { Small } from "../../components/layout"
import { Notice } from "../../components/Notice"
import { colour, from, space } from "../../components/theme"
import { titleOf } from "../../state/describe"
import { useLoaded } from "../../state/useLoaded"
import { useFileValue, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { VersionChanges } from "./VersionChanges"

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
  const [chosen, setChosen] = useState<Version>()
  if (problem) return <Notice kind="error">{problem}</Notice>
  if (!versions?.length)
    return <p role="status">{text(versions ? "versions.none" : "versions.loading")}</p>
  return (
    <Columns>
      <ul>
        {versions.map((version) => (
          <li key={version.id}>
            <Choice
              look={version === chosen ? "plain" : "quiet"}
              aria-pressed={version === chosen}
              onPress={() => setChosen(version)}
            >
              <span>
                <time dateTime={version.date}>{formatTime(version.date)}</time>
                <Small>{version.summary}</Small>
                <Small>{version.kind === "save" ? text("versions.save") : version.author}</Small>
              </span>
            </Choice>
          </li>
        ))}
      </ul>
      {chosen ? (
        <VersionChanges key={chosen.id} file={file} version={chosen} />
      ) : (
        <p>{text("versions.choose")}</p>
      )}
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space.l};

  > ul {
    max-height: 60vh;
    overflow: auto;
  }

  ${from.tablet} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`

const Choice = styled(Button)`
  justify-content: start;
  width: 100%;
  text-align: start;

  &[aria-pressed="true"] {
    background: ${colour.selected};
  }
`
