import { useState, type ReactNode } from "react"
import styled from "styled-components"
import { addressOf } from "../../admin/route"
import { Button, ButtonLink } from "../../components/Button"
import { Cluster } from "../../components/layout"
import { Icon } from "../../components/Icon"
import { below, colour, from, layer, size, space, type } from "../../components/theme"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { savedValue } from "../../state/drafts/drafts"
import { useEditorState, useFileValue } from "../../state/useWorkspace"
import { text } from "../../words"
import { VersionsDialog } from "../versions/VersionsDialog"
import { ItemMenu } from "./ItemMenu"

type Props = {
  file: string
  /** `ItemTools`. */
  children: ReactNode
}

/** The title of a file, and what can be done with all of it. */
export function ItemHeader({ file, children }: Props) {
  const { snapshot } = useEditorState()
  const value = useFileValue(file)
  const [isVersionsOpen, setIsVersionsOpen] = useState(false)
  return (
    <Header>
      <ButtonLink $look="quiet" href={addressOf({ view: "start" })} aria-label={text("item.back")}>
        <Icon name="arrow-left" />
      </ButtonLink>
      <h1 tabIndex={-1}>{titleOf(file, value ?? savedValue(snapshot, file))}</h1>
      {children}
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
