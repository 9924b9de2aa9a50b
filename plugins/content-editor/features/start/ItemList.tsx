import { useState } from "react"
import { GridList, useDragAndDrop } from "react-aria-components"
import styled from "styled-components"
import { filesOfType } from "../../../content-model/read/content"
import type { model } from "../../../content-model/model/model"
import { folderLabel, schemas, settingsFile, typeName } from "../../../content-model/model/model"
import { Button } from "../../ui/Button"
import { navigate } from "../../ui/route"
import { Card, Line } from "../../ui/layout"
import { colour, space } from "../../ui/theme"
import { contentValues } from "../../drafts/values/contentValues"
import { valueAt } from "../../../content-model/lib/path"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { savedValues } from "../../drafts/merge/drafts"
import { moveItem } from "../../drafts/items/order"
import { useEditorState } from "../../drafts/useWorkspace"
import { text } from "../../ui/words/words"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { NewItemDialog } from "../../form/destination/NewItemDialog"
import { fieldAfterTitle } from "../../form/parts/sections"
import { Row } from "./Row"

type Props = {
  type: (typeof model.types)[number]
  /** Chooses items by their values. Without it, the list has all, and those that are deleted. */
  isListed?: (value: unknown) => boolean
}

/** The items of a content type in their order, which a person can change; pages by their title. */
export function ItemList({ type, isListed }: Props) {
  const state = useEditorState()
  const { change } = useUndoableChange()
  const [isAdding, setIsAdding] = useState(false)
  const name = typeName(type)
  const { title: one = "", files: pattern = "", properties = {} } = schemas[name]
  const hasOrder = "position" in properties
  const isOrdered = hasOrder && !isListed
  const values = contentValues(state)
  const items = filesOfType(values, type)
  const files = items.map(({ file }) => file)
  // A deleted item keeps its place until the next save.
  const all = filesOfType(new Map([...savedValues(state.snapshot), ...values]), type)
  const titleIn = ({ file, value }: (typeof all)[number]) => titleOf(file, value)
  const sorted = hasOrder ? all : all.toSorted((a, b) => titleIn(a).localeCompare(titleIn(b)))
  const rows = isListed
    ? sorted.filter(({ file, value }) => files.includes(file) && isListed(value))
    : sorted

  const move = (file: string, index: number) => {
    const moved = moveItem(items, file, index)
    if (Object.keys(moved).length === 0) return
    const title = titleOf(file, items[files.indexOf(file)].value)
    const place = { title, place: index + 1, count: items.length }
    change(moved, file, text("start.moved", place))
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
  const language = valueAt(values.get(settingsFile()), ["language"])
  // German writes a noun with a capital.
  const noun = /^de\b/.test(String(language)) ? one : one.toLowerCase()
  const newLabel = text("start.newItem", { type: noun })
  const label = hasOrder ? folderLabel(pattern) : text("start.ownPages")
  if (isListed && rows.length === 0) return null
  return (
    <Card as="section">
      <Line>
        <h2>{label}</h2>
        <Button icon="plus" onPress={() => setIsAdding(true)}>
          {newLabel}
        </Button>
      </Line>
      <List
        key={String(isOrdered)} // React Aria cannot add or remove the hooks.
        aria-label={label}
        dragAndDropHooks={isOrdered ? dragAndDropHooks : undefined}
        renderEmptyState={() => text("start.empty")}
      >
        {rows.map(({ file, value }) => {
          const index = files.indexOf(file)
          return (
            <Row
              key={file}
              {...{ file, value }}
              isDeleted={index < 0}
              isOrdered={isOrdered}
              onMoveUp={isOrdered && index > 0 ? () => move(file, index - 1) : undefined}
              onMoveDown={
                isOrdered && index < files.length - 1 ? () => move(file, index + 1) : undefined
              }
            />
          )
        })}
      </List>
      {isAdding && (
        <NewItemDialog
          name={name}
          label={newLabel}
          onCreate={(file) => navigate({ view: "edit", file, path: fieldAfterTitle(file) })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Card>
  )
}

const List = styled(GridList<object>)`
  outline-offset: -3px;

  > [data-drop-target] {
    outline: 2px solid ${colour.accent};
  }

  &[data-empty] {
    padding: ${space.m};
    color: ${colour.muted};
  }
`
