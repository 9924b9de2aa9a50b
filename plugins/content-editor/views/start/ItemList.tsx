import { useState } from "react"
import { GridList, useDragAndDrop } from "react-aria-components"
import styled from "styled-components"
import { filesOfType } from "../../../content-model/content"
import { collections, type contentTypes } from "../../../content-model/schema/contentTypes"
import { Button } from "../../components/Button"
import { Card, Cluster } from "../../components/layout"
import { colour, space } from "../../components/theme"
import { contentValues } from "../../state/content/contentValues"
import { titleOf } from "../../state/content/describe"
import { changedDrafts, savedValue } from "../../state/drafts/drafts"
import { moveItem } from "../../state/items/order"
import type { State } from "../../state/types"
import { useEditorState, useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"
import { useUndoToast } from "../item/useUndoToast"
import { NewItemDialog } from "./NewItemDialog"
import { Row } from "./Row"

/** The items of a content type in their order, which a person can change. */
export function ItemList({ type }: { type: (typeof contentTypes)[number] }) {
  const state = useEditorState()
  const { change } = useWorkspace()
  const tell = useUndoToast()
  const [isAdding, setIsAdding] = useState(false)
  const rows = filesOfType(valuesWithDeleted(state), type)
  const items = rows.filter(({ file }) => contentValues(state).has(file))
  const files = items.map(({ file }) => file)

  const move = (file: string, index: number) => {
    const values = moveItem(items, file, index)
    if (Object.keys(values).length === 0) return
    change(values, file)
    const title = titleOf(file, items[files.indexOf(file)].value)
    tell(file, text("start.moved", { title, place: index + 1, count: items.length }))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder({ keys, target }) {
      const [moved] = [...keys].map(String)
      const others = rows.map(({ file }) => file).filter((file) => file !== moved)
      const end = others.indexOf(String(target.key)) + Number(target.dropPosition === "after")
      move(moved, others.slice(0, end).filter((file) => files.includes(file)).length)
    },
  })
  const { id: name = "", title: one = name, files: pattern = "" } = type.meta() ?? {}
  const label = new Map(Object.entries(collections)).get(pattern.split("/")[0])
  return (
    <Card as="section">
      <Top>
        <h2>{label}</h2>
        <Button icon="plus" onPress={() => setIsAdding(true)}>
          {text("start.newItem", { type: one.toLowerCase() })}
        </Button>
      </Top>
      <List
        aria-label={label}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => text("start.empty")}
      >
        {rows.map(({ file, value }) => {
          const index = files.indexOf(file)
          return (
            <Row
              key={file}
              {...{ file, value }}
              isDeleted={index < 0}
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

/** All values with the saved ones of files that a draft deletes. */
function valuesWithDeleted(state: State) {
  const values = new Map(contentValues(state))
  for (const { file, value } of changedDrafts(state.snapshot, state.drafts))
    if (value === null) values.set(file, savedValue(state.snapshot, file))
  return values
}

const Top = styled(Cluster)`
  justify-content: space-between;
  padding-inline: ${space.s};
`

const List = styled(GridList<object>)`
  display: grid;
  outline-offset: -3px;

  > [data-drop-target] {
    outline: 2px solid ${colour.accent};
  }

  &[data-empty] {
    padding: ${space.m};
    color: ${colour.muted};
  }
`
