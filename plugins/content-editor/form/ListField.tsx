import { useEffect, useState } from "react"
import styled from "styled-components"
import { resolveRef, type Path } from "../../content-model/schema/jsonSchema"
import { Button } from "../components/Button"
import { space, type } from "../components/theme"
import { showToast } from "../components/toast"
import { emptyValue } from "../state/normalise"
import { text } from "../words"
import { focusField, idOf } from "./parts/focusField"
import { ListEntry } from "./parts/ListEntry"
import { useForm, type ControlProps } from "./types"

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A list whose entries can be added, moved and removed, by mouse and by keyboard. */
export function ListField(props: ControlProps) {
  const { file, schema, path, value, id, label, describedBy, isLabelled, hint, Field } = props
  const { items = {}, minItems = 0, maxItems = Infinity } = schema
  const { title = "", type: entryType } = resolveRef(items)
  const { update } = useForm()
  const entries = asList(value)
  const [dragged, setDragged] = useState<number>()
  const [next, setNext] = useState<{ id?: string; path?: Path }>({})
  useEffect(() => {
    if (next.id) document.getElementById(next.id)?.focus()
    if (next.path) focusField(next.path)
  }, [next])

  const insert = (index: number, entry: unknown) =>
    update(path, (list) => asList(list).toSpliced(index, 0, entry))
  const move = (from: number, to: number) => {
    update(path, (list) => asList(list).toSpliced(from, 1).toSpliced(to, 0, entries[from]))
    const isUp = to > 0 && (to < from || to === entries.length - 1)
    setNext({ id: `${id}-${to}-${isUp ? "up" : "down"}` })
  }
  const add = () => {
    insert(entries.length, emptyValue(items))
    setNext({ path: [...path, entries.length] })
  }
  const remove = (index: number) => {
    update(path, (list) => asList(list).toSpliced(index, 1))
    const other = Math.min(index, entries.length - 2)
    setNext({ id: entries.length - 1 > minItems ? `${id}-${other}-remove` : `${id}-add` })
    showToast({
      words: text("form.removed", { entry: title }),
      action: { label: text("form.bringBack"), onPress: () => insert(index, entries[index]) },
    })
  }

  return (
    <List aria-label={label} aria-describedby={describedBy}>
      {!isLabelled && <legend aria-hidden>{label}</legend>}
      {hint}
      <ol>
        {entries.map((entry, index) => (
          <ListEntry
            key={index}
            id={`${id}-${index}`}
            label={`${title} ${index + 1}`}
            controlId={entryType === "string" ? idOf([...path, index]) : undefined}
            isDragged={dragged === index}
            onDrag={setDragged}
            onDrop={() => dragged !== undefined && dragged !== index && move(dragged, index)}
            onMove={(to) => move(index, to)}
            onRemove={entries.length > minItems ? () => remove(index) : undefined}
            index={index}
            count={entries.length}
          >
            <Field file={file} path={[...path, index]} schema={items} value={entry} isLabelled />
          </ListEntry>
        ))}
      </ol>
      {entries.length < maxItems && (
        <Button id={`${id}-add`} icon="plus" onPress={add}>
          {text("form.add", { entry: title })}
        </Button>
      )}
    </List>
  )
}

const List = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0 0 ${space.xs};
    font: ${type.label};
  }

  > p {
    margin: 0 0 ${space.s};
  }

  > ol {
    display: grid;
    gap: ${space.s};
    margin-bottom: ${space.s};
  }
`
