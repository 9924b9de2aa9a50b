import { GridListItem } from "react-aria-components"
import styled from "styled-components"
import { pageAddress } from "../../../content-model/read/pageAddress"
import { addressOf } from "../../ui/route"
import { Button } from "../../ui/Button"
import { Small } from "../../ui/layout"
import { colour, radius, space, type } from "../../ui/theme"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { bringBackItem } from "../../drafts/items/links"
import { useContentValues } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { ItemMenu } from "../items/ItemMenu"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { Marks } from "../../form/parts/Marks"
import { UnfinishedLink } from "../../form/parts/Unfinished"
import { Thumbnail } from "../../form/picture/Thumbnail"

type Props = {
  file: string
  /** Of a deleted item, the saved value. */
  value: unknown
  isDeleted: boolean
  isOrdered: boolean
  onMoveUp?: () => void
  onMoveDown?: () => void
}

/** An item in the list of its type. A press opens it. */
export function Row({ file, value, isDeleted, isOrdered, ...moves }: Props) {
  const title = titleOf(file, value)
  const href = isDeleted ? undefined : addressOf({ view: "edit", file, path: [] })
  return (
    <Item id={file} textValue={title} href={href}>
      {isOrdered && (
        <Button
          slot="drag"
          look="quiet"
          icon="grip-vertical"
          aria-label={text("start.drag", { title })}
          isDisabled={isDeleted}
        />
      )}
      <Thumbnail file={file} value={value} />
      <div>
        {title}
        {!isOrdered && <Small>{pageAddress(file)}</Small>}
        <Marks file={file} /> <UnfinishedLink file={file} />
      </div>
      {isDeleted ? <BringBack file={file} value={value} /> : <ItemMenu file={file} {...moves} />}
    </Item>
  )
}

/** A button that brings a deleted item back. */
export function BringBack({ file, value }: { file: string; value: unknown }) {
  const { change } = useUndoableChange()
  const values = useContentValues()
  const title = titleOf(file, value)
  const bringBack = () =>
    change(bringBackItem(values, file, value), file, text("start.restored", { title }))
  return (
    <Button aria-label={text("start.restoreItem", { title })} onPress={bringBack}>
      {text("start.restore")}
    </Button>
  )
}

const Item = styled(GridListItem)`
  display: grid;
  grid-template-columns: auto 3rem minmax(0, 1fr) auto;

  &:not([draggable]) {
    grid-template-columns: 3rem minmax(0, 1fr) auto;
  }

  grid-auto-rows: minmax(3rem, auto);
  align-items: center;
  gap: ${space.s};
  padding-block: ${space.xs};
  border-radius: ${radius.medium};
  font: ${type.label};
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
`
