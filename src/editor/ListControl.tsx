import { useEffect, useRef } from "react"
import { resolved } from "../model/dictionary"
import type { ControlProps } from "./Field"
import { Group, Label, Press, Row, Stack } from "./formParts"
import { blank } from "./tidy"

/** The entries of a list; each can be moved and removed, by keyboard too, and new ones added. */
export function ListControl(props: ControlProps) {
  const { shape, path, value, onChange, id, label, describedBy, isLabelled, Field } = props
  const { items = {}, maxItems = Infinity } = shape
  const entries: unknown[] = Array.isArray(value) ? value : []
  const entry = resolved(items).title ?? "entry"
  const focusOn = useRef<string>(undefined)
  useEffect(() => {
    if (focusOn.current) document.getElementById(focusOn.current)?.focus()
    focusOn.current = undefined
  })
  const move = (from: number, to: number) => {
    focusOn.current = `${id}-${to}-${to < from ? "up" : "down"}`
    onChange(entries.with(from, entries[to]).with(to, entries[from]))
  }
  const remove = (index: number) => {
    focusOn.current = `${id}-add`
    onChange(entries.toSpliced(index, 1))
  }
  return (
    <Group role="group" aria-label={label} aria-describedby={describedBy} id={id}>
      {!isLabelled && <Label as="div">{label}</Label>}
      {entries.map((own, index) => (
        <Stack key={index}>
          <Field
            path={[...path, index]}
            shape={items}
            id={`${id}-${index}`}
            value={own}
            onChange={(changed) => onChange(entries.with(index, changed))}
          />
          <Row>
            <Press
              type="button"
              id={`${id}-${index}-up`}
              aria-label={`Move ${entry} ${index + 1} up`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              Up
            </Press>
            <Press
              type="button"
              id={`${id}-${index}-down`}
              aria-label={`Move ${entry} ${index + 1} down`}
              disabled={index === entries.length - 1}
              onClick={() => move(index, index + 1)}
            >
              Down
            </Press>
            <Press
              type="button"
              aria-label={`Remove ${entry} ${index + 1}`}
              onClick={() => remove(index)}
            >
              Remove
            </Press>
          </Row>
        </Stack>
      ))}
      <Row>
        <Press
          type="button"
          id={`${id}-add`}
          disabled={entries.length >= maxItems}
          onClick={() => onChange([...entries, blank(items)])}
        >
          Add {entry}
        </Press>
      </Row>
    </Group>
  )
}
