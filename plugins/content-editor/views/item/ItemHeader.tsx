import { useState } from "react"
import styled from "styled-components"
import { addressOf } from "../../admin/route"
import { Button, ButtonLink } from "../../components/Button"
import { Symbol } from "../../components/Symbol"
import { colour, from, layer, radius, size, space, type } from "../../components/theme"
import { titleOf } from "../../state/describe"
import { isChanged, savedText, savedValue } from "../../state/drafts"
import type { State } from "../../state/types"
import { useEditorState, useFileValue, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { VersionsDialog } from "../versions/VersionsDialog"
import { ItemMenu } from "./ItemMenu"

type Props = { file: string; onUndo: () => void; onRedo: () => void }

/** The title of a file, whether it is saved, and what can be done with all of it. */
export function ItemHeader({ file, onUndo, onRedo }: Props) {
  const { canUndo, canRedo } = useWorkspace()
  const state = useEditorState()
  const value = useFileValue(file)
  const [isVersionsOpen, setIsVersionsOpen] = useState(false)
  return (
    <Header>
      <ButtonLink $look="quiet" href={addressOf({ view: "start" })} aria-label={text("item.back")}>
        <Symbol name="arrow-left" />
      </ButtonLink>
      <h1>{titleOf(file, value ?? savedValue(state.snapshot, file))}</h1>
      {stateOf(state, file) && <State>{stateOf(state, file)}</State>}
      <Actions>
        <Button
          look="quiet"
          icon="undo-2"
          aria-label={text("item.undo")}
          isDisabled={!canUndo(file)}
          onPress={onUndo}
        />
        <Button
          look="quiet"
          icon="redo-2"
          aria-label={text("item.redo")}
          isDisabled={!canRedo(file)}
          onPress={onRedo}
        />
        <Button
          look="quiet"
          icon="rotate-ccw-clock"
          aria-label={text("item.versions")}
          onPress={() => setIsVersionsOpen(true)}
        >
          <span>{text("item.versions")}</span>
        </Button>
        <ItemMenu file={file} />
      </Actions>
      <VersionsDialog
        file={file}
        isOpen={isVersionsOpen}
        onClose={() => setIsVersionsOpen(false)}
      />
    </Header>
  )
}

function stateOf({ snapshot, drafts }: State, file: string) {
  const draft = drafts.get(file)
  const isSaved = savedText(snapshot, file) !== null
  if (!draft || !isChanged(snapshot, draft)) return isSaved && text("item.saved")
  if (draft.value === null) return text("item.deleted")
  return isSaved ? text("item.kept") : text("item.new")
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  min-height: ${size.bar};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.ground};

  > h1 {
    font: ${type.heading};
  }

  ${from.desktop} {
    position: sticky;
    top: ${size.bar};
    z-index: ${layer.bar};
  }

  @media (max-width: 48rem) {
    button span {
      display: none;
    }
  }
`

const State = styled.span`
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.full};
  background: ${colour.selected};
  font: ${type.small};
`

const Actions = styled.div`
  display: flex;
  margin-inline-start: auto;
`
