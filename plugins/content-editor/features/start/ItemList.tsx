import { useState } from "react"
import { useDragAndDrop } from "react-aria-components/useDragAndDrop"
import { titleOf } from "../../../content-model/compare/fieldChanges"
import { folderLabel, schemas, typeName, type model } from "../../../content-model/model/model"
import { isDated } from "../../../content-model/model/jsonSchema"
import { filesOfType, type ContentFile } from "../../../content-model/read/content"
import { isPageCollection, pageAddress } from "../../../content-model/read/pageAddress"
import { moveItem } from "../../drafts/items/order"
import { useContentValues } from "../../drafts/useWorkspace"
import { useUndoableChange } from "../../drafts/useUndoableChange"
import { NewItemDialog } from "../../form/destination/NewItemDialog"
import { fieldAfterTitle } from "../../form/parts/sections"
import { Thumbnail } from "../../form/picture/Thumbnail"
import { Button } from "../../ui/Button"
import { navigate } from "../../ui/route"
import { text } from "../../ui/words/words"
import { ItemMenu } from "../items/ItemMenu"
import { Row, RowList } from "./RowList"

/** How many rows a list has at first: a thousand take seconds. */
const firstRows = 50

type Props = {
  type: (typeof model.types)[number]
  /** Chooses items. Without it, the list has all. */
  isListed?: (item: ContentFile) => boolean
}

/** The items of a content type in their order, which a person can change; pages by their title. */
export function ItemList({ type, isListed }: Props) {
  const { change } = useUndoableChange()
  const [isAdding, setIsAdding] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  const name = typeName(type)
  const { title: noun = "", files: pattern = "", properties = {} } = schemas[name]
  const hasOrder = "position" in properties
  const isOrdered = hasOrder && !isListed
  const items = filesOfType(useContentValues(), type)
  const titleIn = ({ file, value }: ContentFile) => titleOf(file, value)
  const isSorted = hasOrder || isDated(schemas[name])
  const sorted = isSorted ? items : items.toSorted((a, b) => titleIn(a).localeCompare(titleIn(b)))
  const rows = isListed ? sorted.filter(isListed) : sorted

  const move = (item: ContentFile, index: number) => {
    const moved = moveItem(items, item.file, index)
    if (Object.keys(moved).length === 0) return
    const place = { title: titleIn(item), place: index + 1, count: items.length }
    change(moved, item.file, text("start.moved", place))
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder({ keys, target }) {
      const moved = items.find(({ file }) => keys.has(file))
      const others = items.filter((item) => item !== moved)
      const index = others.findIndex(({ file }) => file === target.key)
      if (moved) move(moved, index + Number(target.dropPosition === "after"))
    },
  })
  const newLabel = text("start.newItem", { type: noun })
  const isPages = !isSorted && isPageCollection(schemas[name])
  const label = isPages ? text("start.ownPages") : folderLabel(pattern)
  if (isListed && rows.length === 0) return null
  return (
    <>
      <RowList
        key={String(isOrdered)} // React Aria cannot add or remove the hooks.
        title={label}
        button={
          <Button icon="plus" onPress={() => setIsAdding(true)}>
            {newLabel}
          </Button>
        }
        dragAndDropHooks={isOrdered ? dragAndDropHooks : undefined}
        renderEmptyState={() => text("start.empty")}
        more={
          rows.length > firstRows && (
            <Button aria-pressed={isWhole} onPress={() => setIsWhole(!isWhole)}>
              {text("start.showAll", { count: rows.length })}
            </Button>
          )
        }
      >
        {rows.slice(0, isWhole ? rows.length : firstRows).map((item, index) => {
          const { file, value } = item
          const title = titleIn(item)
          const moveTo = (place: number) =>
            isOrdered && place in items ? () => move(item, place) : undefined
          return (
            <Row
              key={file}
              file={file}
              title={title}
              grip={
                isOrdered && (
                  <Button
                    slot="drag"
                    look="quiet"
                    icon="grip-vertical"
                    aria-label={text("start.drag", { title })}
                  />
                )
              }
              picture={<Thumbnail file={file} value={value} />}
              note={isOrdered ? undefined : pageAddress(file)}
              action={
                <ItemMenu file={file} onMoveUp={moveTo(index - 1)} onMoveDown={moveTo(index + 1)} />
              }
            />
          )
        })}
      </RowList>
      {isAdding && (
        <NewItemDialog
          name={name}
          label={newLabel}
          onCreate={(file) => navigate({ view: "edit", file, path: fieldAfterTitle(file) })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  )
}
