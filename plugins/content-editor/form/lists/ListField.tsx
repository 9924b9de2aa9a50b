import { useState, type ComponentProps, type ReactNode } from "react"
import styled from "styled-components"
import { resolveRef } from "../../../content-model/model/jsonSchema"
import { type Path, isWithin } from "../../../content-model/lib/path"
import { Button } from "../../ui/Button"
import { Hint } from "../../ui/fields"
import { Card, Stack } from "../../ui/layout"
import { space } from "../../ui/theme"
import { emptyValue } from "../../drafts/items/emptyValue"
import { text } from "../../ui/words/words"
import { useForm, type ControlProps } from "../parts/types"
import { EntryHeader } from "./EntryHeader"
import { entryTitle } from "./entryTitle"
import { PictureEntries, pictureIn } from "../picture/PictureEntries"
import { useEntries } from "./useEntries"
import { useKeys } from "./useKeys"

const maxOpen = 3 // groups of a list that are open at first

/** A list whose entries can be added, moved and removed. Groups fold, those of a long list at first. */
export function ListField({ schema, path, value, Field }: ControlProps) {
  const { items = {}, minItems, maxItems = Infinity } = schema
  const { title = "", type } = resolveRef(items)
  const { onLead } = useForm()
  const list = useEntries(path, value)
  const { entries } = list
  const keys = useKeys(entries)
  const add = () => {
    list.insert(entries.length, emptyValue(items))
    onLead([...path, entries.length])
  }
  const pictureAt = pictureIn(items)
  const shown = (
    <Stack as="ol" $gap="s">
      {entries.map((entry, index) => (
        <Entry
          key={keys[index]}
          title={entryTitle(items, index, entry)}
          value={entry}
          path={[...path, index]}
          {...{ list, minItems }}
          canCopy={entries.length < maxItems}
          isGroup={type === "object"}
          isOpenAtFirst={entries.length <= maxOpen}
        >
          <Field path={[...path, index]} schema={items} isLabelled />
        </Entry>
      ))}
    </Stack>
  )
  return (
    <>
      {pictureAt ? (
        <PictureEntries path={path} at={pictureAt} items={items}>
          {shown}
        </PictureEntries>
      ) : (
        shown
      )}
      {entries.length < maxItems ? (
        <Button icon="plus" onPress={add}>
          {text("form.add", { entry: title })}
        </Button>
      ) : (
        minItems !== maxItems && <Hint>{text("form.full", { count: maxItems })}</Hint>
      )}
    </>
  )
}

type EntryProps = ComponentProps<typeof EntryHeader> & {
  isGroup: boolean
  isOpenAtFirst: boolean
  children: ReactNode
}

/** An entry. A group opens when something leads to one of its fields. */
function Entry({ isGroup, isOpenAtFirst, children, ...header }: EntryProps) {
  const { target } = useForm()
  const [led, setLed] = useState<Path>()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  if (led !== target) {
    setLed(target)
    if (isWithin(target, header.path)) setIsOpen(true)
  }
  const isShown = !isGroup || isOpen
  return (
    <Row as="li" data-path={isShown ? undefined : header.path.join(".")} $gap="xs">
      <EntryHeader {...header} fold={isGroup ? { isOpen, onToggle: setIsOpen } : undefined} />
      {isShown && children}
    </Row>
  )
}

const Row = styled(Card)`
  > :first-child {
    margin-block-start: -${space.s};
  }

  > :only-child {
    margin-block-end: -${space.s};
  }
`
