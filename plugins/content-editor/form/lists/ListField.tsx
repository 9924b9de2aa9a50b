import { useState } from "react"
import styled from "styled-components"
import { kindSchema, kindsOf, resolveRef } from "../../../content-model/model/jsonSchema"
import { type Path, isWithin } from "../../../content-model/lib/path"
import { Button } from "../../ui/Button"
import { Hint } from "../../ui/fields"
import { ContentIcon } from "../../ui/Icon"
import { Stack } from "../../ui/layout"
import { colour, layer, radius, size, space } from "../../ui/theme"
import { emptyValue } from "../../drafts/items/emptyValue"
import { newSection } from "../../drafts/items/newItem"
import { leadTo } from "../../ui/route"
import { text } from "../../ui/words/words"
import { kindsIn } from "../parts/sections"
import { matches, Picker } from "../parts/Picker"
import { useForm, type ControlProps } from "../parts/types"
import { Entry } from "./Entry"
import { entryTitle } from "./entryTitle"
import { useEntries } from "./useEntries"
import { useSorting } from "./useSorting"

const maxOpen = 3 // groups of a list that are open at first

/**
 * A list whose entries can be added, moved and removed. Groups fold, those of a long list at first. Of
 * sections one is open, and a new one gets its kind by choice.
 */
export function ListField({ schema, path, value, Field }: ControlProps) {
  const { items = {}, minItems, maxItems = Infinity } = schema
  const { title = "", type, ...entrySchema } = resolveRef(items)
  const kinds = kindsOf(entrySchema)
  const hasKinds = kinds.length > 0
  const { target } = useForm()
  const list = useEntries(path, value)
  const { entries, keys } = list
  const [isOpenAtFirst] = useState(!hasKinds && entries.length <= maxOpen)
  const [toggled, setToggled] = useState<Record<number, boolean>>({})
  const [newPlace, setNewPlace] = useState<number>()
  const { gripProps, rowProps } = useSorting(list.move)

  // An entry was chosen in the form or in the page, by undo or for its issue.
  const [led, setLed] = useState<Path>()
  if (led !== target) {
    setLed(target)
    const key = isWithin(target, path) ? keys[Number(target[path.length])] : undefined
    if (key !== undefined) setToggled({ ...(!hasKinds && toggled), [key]: true })
  }

  const add = (index: number, kind?: string) => {
    list.insert(index, kind ? newSection(kind) : emptyValue(items))
    leadTo([...path, index, ...(kind ? [kind] : [])])
  }
  const isFull = entries.length >= maxItems
  const used = entries.flatMap((entry) => kindsIn(items, entry))
  const isOffered = (kind: string) => !(used.includes(kind) && kindSchema(kind).oncePerPage)
  const addLabel = hasKinds ? text("form.addSection") : text("form.add", { entry: title })
  return (
    <>
      <List as="ol" $gap={hasKinds ? "l" : "s"}>
        {entries.map((entry, index) => {
          const key = keys[index]
          const name = entryTitle(items, index, entry)
          const own = kindsIn(items, entry)
          const isOpen = type !== "object" || (toggled[key] ?? isOpenAtFirst)
          const toggle = () =>
            isOpen ? setToggled({ ...toggled, [key]: false }) : leadTo([...path, index, ...own])
          return (
            <li key={key} {...rowProps(index)}>
              {hasKinds && !isFull && (
                <Insert
                  look="plain"
                  icon="plus"
                  aria-label={text("form.addBefore", { title: name })}
                  onPress={() => setNewPlace(index)}
                />
              )}
              <Entry
                title={name}
                value={entry}
                path={[...path, index]}
                {...{ list, minItems }}
                canCopy={!isFull && own.every(isOffered)}
                gripProps={gripProps(index)}
                icon={hasKinds && <KindIcon kind={own.at(0)} />}
                isOpen={isOpen}
                onToggle={type === "object" ? toggle : undefined}
              >
                <Field path={[...path, index]} schema={items} isLabelled />
              </Entry>
            </li>
          )
        })}
      </List>
      {!isFull ? (
        <Button
          icon="plus"
          onPress={() => (hasKinds ? setNewPlace(entries.length) : add(entries.length))}
        >
          {addLabel}
        </Button>
      ) : (
        minItems !== maxItems && <Hint>{text("form.full", { count: maxItems })}</Hint>
      )}
      {newPlace !== undefined && (
        <Picker
          title={addLabel}
          search={text("form.searchSections")}
          find={(search) => kinds.filter(isOffered).flatMap((kind) => optionOf(kind, search))}
          onChoose={(kind) => add(newPlace, kind)}
          onClose={() => setNewPlace(undefined)}
          columnWidth="16rem"
        />
      )}
    </>
  )
}

const KindIcon = ({ kind = "" }: { kind?: string }) => (
  <ContentIcon name={kindSchema(kind).icon ?? "panel-top"} />
)

/** A kind of section with its use, if a search finds it. */
function optionOf(kind: string, search: string) {
  const { title = kind, description: hint = "" } = kindSchema(kind)
  return matches(search, title, hint)
    ? [{ id: kind, title, hint, picture: <KindIcon kind={kind} /> }]
    : []
}

const List = styled(Stack)`
  > li {
    position: relative;
  }

  > [data-drop="0"] {
    box-shadow: 0 -${space.s} 0 -${space.xs} ${colour.accent};
  }

  > [data-drop="1"] {
    box-shadow: 0 ${space.s} 0 -${space.xs} ${colour.accent};
  }
`

/* Between two rows. The area that can be pressed is larger than what is seen. */
const Insert = styled(Button)`
  position: absolute;
  z-index: ${layer.bar - 2};
  top: calc(${space.l} / -2);
  left: 50%;
  min-width: 0;
  min-height: 0;
  padding: 0;
  border-radius: ${radius.full};
  translate: -50% -50%;

  &::after {
    content: "";
    position: absolute;
    width: ${size.target};
    height: ${size.target};
  }
`
