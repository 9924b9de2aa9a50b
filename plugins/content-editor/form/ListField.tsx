import { useEffect, useRef } from "react"
import { resolveRef } from "../../content-model/schema/jsonSchema"
import type { ControlProps } from "./types"
import { Group, Label, Button, Row, Stack } from "./styles"
import { emptyValue } from "../state/normalise"

/** A list whose entries can be added, moved and removed, by keyboard too. */
export function ListField(props: ControlProps) {
  const { file, schema, path, value, onChange, id, label, describedBy, isLabelled, Field } = props
  const { items = {}, maxItems = Infinity } = schema
  const entries: unknown[] = Array.isArray(value) ? value : []
  const entry = resolveRef(items).title ?? "entry"
  const idToFocus = useRef<string>(undefined)
  useEffect(() => {
    if (idToFocus.current) document.getElementById(idToFocus.current)?.focus()
    idToFocus.current = undefined
  })
  const move = (from: number, to: number) => {
    idToFocus.current = `${id}-${to}-${to < from ? "up" : "down"}`
    onChange(entries.with(from, entries[to]).with(to, entries[from]))
  }
  const remove = (index: number) => {
    idToFocus.current = `${id}-add`
    onChange(entries.toSpliced(index, 1))
  }
  return (
    <Group role="group" aria-label={label} aria-describedby={describedBy} id={id}>
      {!isLabelled && <Label as="div">{label}</Label>}
      {entries.map((entryValue, index) => (
        <Stack key={index}>
          <Field
            file={file}
            path={[...path, index]}
            schema={items}
            id={`${id}-${index}`}
            value={entryValue}
            onChange={(changed) => onChange(entries.with(index, changed))}
          />
          <Row>
            {(["up", "down"] as const).map((direction) => {
              const target = direction === "up" ? index - 1 : index + 1
              return (
                <Button
                  key={direction}
                  id={`${id}-${index}-${direction}`}
                  aria-label={`Move ${entry} ${index + 1} ${direction}`}
                  disabled={!(target in entries)}
                  onClick={() => move(index, target)}
                >
                  {direction === "up" ? "Up" : "Down"}
                </Button>
              )
            })}
            <Button aria-label={`Remove ${entry} ${index + 1}`} onClick={() => remove(index)}>
              Remove
            </Button>
          </Row>
        </Stack>
      ))}
      <Row>
        <Button
          id={`${id}-add`}
          disabled={entries.length >= maxItems}
          onClick={() => onChange([...entries, emptyValue(items)])}
        >
          Add {entry}
        </Button>
      </Row>
    </Group>
  )
}
