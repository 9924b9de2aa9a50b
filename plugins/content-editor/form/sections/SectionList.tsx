import { useState } from "react"
import styled from "styled-components"
import { kindsOf, resolveRef } from "../../../content-model/model/jsonSchema"
import { type Path, valueAt } from "../../../content-model/lib/path"
import { Button } from "../../ui/Button"
import { Hint } from "../../ui/fields"
import { colour, layer, radius, size, space } from "../../ui/theme"
import { newSection } from "../../drafts/items/newItem"
import { text } from "../../ui/words/words"
import { useEntries } from "../lists/useEntries"
import { useKeys } from "../lists/useKeys"
import { useForm, type ControlProps } from "../parts/types"
import { KindPicker } from "./KindPicker"
import { SectionRow } from "./SectionRow"
import { useSorting } from "./useSorting"

const settings = ["anchor", "shown"] // of a section of any kind

/** The sections of a page. Those that are closed show their kind and heading. */
export function SectionList({ schema, path, value, Field }: ControlProps) {
  const { items = {}, maxItems = Infinity } = schema
  const section = resolveRef(items)
  const { properties = {} } = section
  const { target: led, onLead } = useForm()
  const list = useEntries(path, value)
  const { entries } = list
  const keys = useKeys(entries)
  const [openKey, setOpenKey] = useState<number>()
  const [newPlace, setNewPlace] = useState<number>()
  const { target, gripProps, rowProps } = useSorting(list.move)

  // A field below a section was chosen in the page, by undo or for its issue.
  const [shownPath, setShownPath] = useState<Path>([])
  if (led !== shownPath) {
    setShownPath(led)
    const [name, index, ...below] = led
    if (name === path[0] && below.length > 0) setOpenKey(keys[Number(index)])
  }

  const add = (kind: string) => {
    const index = newPlace ?? entries.length
    setNewPlace(undefined)
    list.insert(index, newSection(kind)) // at once, and the dialog is closed
    onLead([...path, index, kind])
  }
  const isFull = entries.length >= maxItems
  const kindsIn = (entry: unknown) =>
    kindsOf(section).filter((kind) => valueAt(entry, [kind]) !== undefined)
  const used = entries.flatMap(kindsIn)
  const isOffered = (kind: string) =>
    !(used.includes(kind) && resolveRef(properties[kind]).oncePerPage)
  const addLabel = text("form.addSection")
  return (
    <>
      <List>
        {entries.map((entry, index) => {
          const kinds = kindsIn(entry)
          const names = kinds.map((kind) => resolveRef(properties[kind]).title)
          const heading = valueAt(entry, [String(kinds[0]), "title"])
          const title = [...names, heading].filter(Boolean).join(" · ") || String(items.title)
          const fields = [...kinds, ...settings].map((name) => (
            <Field
              key={name}
              path={[...path, index, name]}
              schema={properties[name]}
              isLabelled={kinds.length === 1 && !settings.includes(name)}
            />
          ))
          return (
            <li
              key={keys[index]}
              {...rowProps(index)}
              data-drop={[index, index + 1].indexOf(target ?? NaN)}
            >
              {!isFull && (
                <Insert
                  look="plain"
                  icon="plus"
                  aria-label={text("form.addBefore", { title })}
                  onPress={() => setNewPlace(index)}
                />
              )}
              <SectionRow
                title={title}
                value={entry}
                kind={kinds.at(0)}
                path={[...path, index]}
                gripProps={gripProps(index)}
                list={list}
                canCopy={!isFull && kinds.every(isOffered)}
                isOpen={openKey === keys[index]}
                onToggle={(isOpen) => {
                  setOpenKey(isOpen ? keys[index] : undefined)
                  // To the first field, as a new section does.
                  if (isOpen) onLead([...path, index, ...kinds])
                }}
              >
                {fields}
              </SectionRow>
            </li>
          )
        })}
      </List>
      {isFull ? (
        <Hint>{text("form.full", { count: maxItems })}</Hint>
      ) : (
        <Button icon="plus" onPress={() => setNewPlace(entries.length)}>
          {addLabel}
        </Button>
      )}
      <KindPicker
        title={addLabel}
        kinds={kindsOf(section).filter(isOffered)}
        isOpen={newPlace !== undefined}
        onChoose={add}
        onClose={() => setNewPlace(undefined)}
      />
    </>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space.l};

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
