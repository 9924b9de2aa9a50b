import { useState } from "react"
import { DropIndicator, GridList, useDragAndDrop } from "react-aria-components"
import styled from "styled-components"
import { contentTypeOf, schemas } from "../../../content-model/schema/jsonSchema"
import { Button } from "../../components/Button"
import { Card, Cluster } from "../../components/layout"
import { colour, space } from "../../components/theme"
import { itemsOf } from "../../state/contentValues"
import { titleOf } from "../../state/describe"
import { changedDrafts, savedValue } from "../../state/drafts"
import { moveItem, positionOf } from "../../state/items/order"
import type { State } from "../../state/types"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoToast } from "../item/useUndoToast"
import { NewItemDialog } from "./NewItemDialog"
import { collectionOf } from "./collections"
import { Row } from "./Row"

/** The items of a content type in their order, which a person can change. */
export function ItemList({ name }: { name: string }) {
  const state = useEditorState()
  const { change } = useWorkspace()
  const tell = useUndoToast()
  const [isAdding, setIsAdding] = useState(false)
  const items = itemsOf(state, name)
  const rows: ListedItem[] = [...items, ...deletedItems(state, name)].toSorted(byPosition)
  const files = items.map(({ file }) => file)

  const move = (file: string, index: number) => {
    const values = moveItem(items, file, index)
    if (Object.keys(values).length === 0) return
    change(values, file)
    const title = titleOf(file, items.find((item) => item.file === file)?.value)
    tell(file, text("start.moved", { title, place: index + 1, count: items.length }))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    renderDropIndicator: (target) => <Line target={target} />,
    onReorder({ keys, target }) {
      const [moved] = [...keys].map(String)
      const others = rows.map(({ file }) => file).filter((file) => file !== moved)
      const end = others.indexOf(String(target.key)) + Number(target.dropPosition === "after")
      if (files.includes(moved))
        move(moved, others.slice(0, end).filter((file) => files.includes(file)).length)
    },
  })

  const { title = name } = schemas[name]
  const collection = collectionOf(name)
  return (
    <Card as="section">
      <Top>
        <h2>{collection}</h2>
        <Button icon="plus" onPress={() => setIsAdding(true)}>
          {text("start.newItem", { type: title.toLowerCase() })}
        </Button>
      </Top>
      <List
        aria-label={collection}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => text("start.empty")}
      >
        {rows.map(({ file, value, isDeleted = false }) => {
          const index = files.indexOf(file)
          return (
            <Row
              key={file}
              {...{ file, value, isDeleted }}
              onMoveUp={index > 0 ? () => move(file, index - 1) : undefined}
              onMoveDown={index < files.length - 1 ? () => move(file, index + 1) : undefined}
            />
          )
        })}
      </List>
      {isAdding && <NewItemDialog name={name} onClose={() => setIsAdding(false)} />}
    </Card>
  )
}

type ListedItem = { file: string; value: unknown; isDeleted?: boolean }

/** The saved items that a draft deletes. */
const deletedItems = ({ snapshot, drafts }: State, name: string): ListedItem[] =>
  changedDrafts(snapshot, drafts)
    .filter(({ file, value }) => value === null && contentTypeOf(file)?.meta()?.id === name)
    .map(({ file }) => ({ file, value: savedValue(snapshot, file), isDeleted: true }))

// An item without a position is last.
const byPosition = (a: ListedItem, b: ListedItem) =>
  (positionOf(a.value) ?? Infinity) - (positionOf(b.value) ?? Infinity)

const Top = styled(Cluster)`
  justify-content: space-between;
  padding-inline: ${space.s};
`

const List = styled(GridList<object>)`
  display: grid;
  outline-offset: -3px;

  &[data-empty] {
    padding: ${space.m};
    color: ${colour.muted};
  }
`

const Line = styled(DropIndicator)`
  &[data-drop-target] {
    height: 0;
    outline: 2px solid ${colour.accent};
  }
`
