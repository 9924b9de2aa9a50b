import styled from "styled-components"
import { kindSchema } from "../../../content-model/model/jsonSchema"
import { Dialog } from "../../ui/Dialog"
import { ContentIcon } from "../../ui/Icon"
import { Card, Small } from "../../ui/layout"
import { colour, space, type } from "../../ui/theme"

type Props = {
  title: string
  kinds: string[]
  isOpen: boolean
  onChoose: (kind: string) => void
  onClose: () => void
}

/** The icon of a kind of section. */
export const KindIcon = ({ kind = "" }: { kind?: string }) => (
  <ContentIcon name={kindSchema(kind).icon ?? "panel-top"} />
)

/** A dialog with the icon, the name and the use of each kind of section. */
export const KindPicker = ({ title, kinds, isOpen, onChoose, onClose }: Props) => (
  <Dialog title={title} isOpen={isOpen} onClose={onClose} isWide>
    <Kinds>
      {kinds.map((kind) => {
        const { title: name, description } = kindSchema(kind)
        return (
          <li key={kind}>
            <Card as="button" type="button" onClick={() => onChoose(kind)}>
              <KindIcon kind={kind} />
              <span>
                {name}
                <Small>{description}</Small>
              </span>
            </Card>
          </li>
        )
      })}
    </Kinds>
  </Dialog>
)

const Kinds = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space.m};

  button {
    grid-template-columns: auto minmax(0, 1fr);
    width: 100%;
    height: 100%;
    font: ${type.label};
    text-align: start;
    cursor: pointer;
  }

  svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${colour.link};
  }
`
