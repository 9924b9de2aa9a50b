import { useState } from "react"
import styled from "styled-components"
import { addressOf } from "../../ui/route"
import { Button, ButtonLink } from "../../ui/Button"
import { Cluster } from "../../ui/layout"
import { Icon } from "../../ui/Icon"
import { below, colour, from, layer, size, space, type } from "../../ui/theme"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { savedValue } from "../../drafts/merge/drafts"
import { useEditorState, useFileValue, useWorkspace } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { VersionsDialog } from "../versions/VersionsDialog"
import { ItemMenu } from "./ItemMenu"

type Props = {
  /** A path below content/. */
  file: string
  /** The title of the part of the file that the form shows. */
  part?: string
  /** The number of unfinished places, and whether the form shows errors. */
  count: number
  hasErrors: boolean
  /** Leads to the next of them. */
  onNext: () => void
  onReplay: (kind: "undo" | "redo") => void
  /** Whether the page is shown where it does not fit beside the form. */
  isPageShown: boolean
  onSwitch: () => void
}

/** The title of a file, and what can be done with all of it. */
export function ItemHeader(props: Props) {
  const { file, part, count, hasErrors, onNext, onReplay, isPageShown, onSwitch } = props
  const { canUndo, canRedo } = useWorkspace()
  const { snapshot } = useEditorState()
  const value = useFileValue(file)
  const [isVersionsOpen, setIsVersionsOpen] = useState(false)
  return (
    <Header>
      <ButtonLink $look="quiet" href={addressOf({ view: "start" })} aria-label={text("item.back")}>
        <Icon name="arrow-left" />
      </ButtonLink>
      <h1 tabIndex={-1}>{part ?? titleOf(file, value ?? savedValue(snapshot, file))}</h1>
      <Tools>
        <Button
          look="quiet"
          icon="undo-2"
          aria-label={text("actions.undo")}
          isDisabled={!canUndo(file)}
          onPress={() => onReplay("undo")}
        />
        <Button
          look="quiet"
          icon="redo-2"
          aria-label={text("item.redo")}
          isDisabled={!canRedo(file)}
          onPress={() => onReplay("redo")}
        />
        <div role="status">
          {count > 0 && (
            <Button
              look={hasErrors ? "danger" : "plain"}
              icon={hasErrors ? "circle-alert" : "info"}
              onPress={onNext}
            >
              {text("unfinished.count", { count })}
            </Button>
          )}
        </div>
        <Button
          look="primary"
          icon={isPageShown ? "square-pen" : "monitor-smartphone"}
          onPress={onSwitch}
        >
          {text(isPageShown ? "item.form" : "item.page")}
        </Button>
      </Tools>
      <Button
        look="quiet"
        icon="rotate-ccw-clock"
        aria-label={text("item.versions")}
        onPress={() => setIsVersionsOpen(true)}
      >
        <span>{text("item.versions")}</span>
      </Button>
      {value !== null && <ItemMenu file={file} />}
      {isVersionsOpen && <VersionsDialog file={file} onClose={() => setIsVersionsOpen(false)} />}
    </Header>
  )
}

const Header = styled(Cluster)`
  justify-content: flex-end;
  gap: 0;
  min-height: ${size.bar};
  padding: ${space.xs} ${space.m};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.ground};

  > h1 {
    flex: 1 1 6rem;
    font: ${type.heading};
  }

  ${from.desktop} {
    position: sticky;
    top: ${size.bar};
    z-index: ${layer.bar};
  }

  ${below.tablet} {
    button span {
      display: none;
    }
  }
`

/* At hand wherever the form is scrolled to: part of the header, or a bar at the lower edge. */
const Tools = styled.div`
  display: flex;
  align-items: center;

  > [role="status"] {
    order: -1;
    margin-inline-end: ${space.s};
  }

  ${from.desktop} {
    /* Both fit beside each other. */
    > :last-child {
      display: none;
    }
  }

  ${below.desktop} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.bar};
    min-height: ${size.bar};
    padding: ${space.xs} ${space.m};
    border-top: 1px solid ${colour.line};
    background: ${colour.panel};

    > [role="status"] {
      order: 0;
      margin-inline: auto ${space.s};
    }
  }
`
