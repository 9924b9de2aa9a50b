import { GridListItem } from "react-aria-components"
import styled from "styled-components"
import { addressOf } from "../../admin/route"
import { Button } from "../../components/Button"
import { Stack } from "../../components/layout"
import { colour, radius, space, type } from "../../components/theme"
import { titleOf } from "../../state/describe"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { ItemMenu } from "../item/ItemMenu"
import { useUndoToast } from "../item/useUndoToast"
import { Marks } from "./Marks"
import { Thumbnail } from "./Thumbnail"

type Props = {
  file: string
  value: unknown
  isDeleted: boolean
  onMoveUp?: () => void
  onMoveDown?: () => void
}

/** An item in the list of its type. A press opens it. */
export function Row({ file, value, isDeleted, ...moves }: Props) {
  const workspace = useWorkspace()
  const tell = useUndoToast()
  const title = titleOf(file, value)
  const href = isDeleted ? undefined : addressOf({ view: "edit", file, path: [] })
  return (
    <Item id={file} textValue={title} href={href}>
      <Button
        slot="drag"
        look="quiet"
        icon="grip-vertical"
        aria-label={text("start.drag", { title })}
        isDisabled={isDeleted}
      />
      <Picture>
        <Thumbnail file={file} value={value} />
      </Picture>
      <Words $gap="xs">
        {title}
        <Marks file={file} />
      </Words>
      {isDeleted ? (
        <Button
          look="quiet"
          aria-label={text("start.bringBackItem", { title })}
          onPress={() => {
            workspace.discard([file])
            tell(file, text("start.broughtBack", { title }))
          }}
        >
          {text("start.bringBack")}
        </Button>
      ) : (
        <ItemMenu file={file} {...moves} />
      )}
    </Item>
  )
}

const Item = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding-block: ${space.xs};
  border-radius: ${radius.medium};
  outline-offset: -3px;
  /* Hundreds of rows show at once. */
  content-visibility: auto;
  contain-intrinsic-height: auto 3.5rem;

  &[data-href] {
    cursor: pointer;
  }

  &[data-hovered] {
    background: ${colour.hover};
  }

  &[data-dragging] {
    opacity: 0.5;
  }
`

const Picture = styled.span`
  flex: none;
  width: 3rem;
  height: 3rem;
`

const Words = styled(Stack)`
  flex: 1;
  min-width: 0;
  font: ${type.label};
`
