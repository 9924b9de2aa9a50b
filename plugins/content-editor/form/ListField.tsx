import styled from "styled-components"
import { resolveRef } from "../../content-model/schema/jsonSchema"
import { Button } from "../components/Button"
import { Card, Cluster, Stack } from "../components/layout"
import type { SymbolName } from "../components/Symbol"
import { space, type } from "../components/theme"
import { emptyValue } from "../state/content/normalise"
import { text } from "../words"
import { focusField, idOf } from "./parts/focusField"
import { useEntries } from "./parts/useEntries"
import type { ControlProps } from "./types"

/** A list whose entries can be added, moved and removed. The focus follows them. */
export function ListField({ schema, path, value, attributes: { id }, Field }: ControlProps) {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema
  const { title = "", type: entryType } = resolveRef(items)
  const { entries, ...list } = useEntries(path, value)
  const last = entries.length - 1
  const focus = (control: string) => document.getElementById(`${id}-${control}`)?.focus()

  const move = (from: number, to: number) => {
    list.move(from, to)
    focus(`${to}-${to > 0 && (to < from || to === last) ? "up" : "down"}`)
  }
  const add = () => {
    list.insert(entries.length, emptyValue(items))
    focusField([...path, entries.length])
  }
  const remove = (index: number) => {
    list.remove(index, title)
    focus(last > minItems ? `${Math.min(index, last - 1)}-remove` : "add")
  }
  const entryOf = (_: unknown, index: number) => {
    const entry = `${title} ${index + 1}`
    const button = (name: "up" | "down" | "remove", icon: SymbolName, onPress?: () => void) => (
      <Button
        id={`${id}-${index}-${name}`}
        look="quiet"
        icon={icon}
        aria-label={text(`form.${name}`, { entry })}
        isDisabled={!onPress}
        onPress={onPress}
      />
    )
    return (
      <Card key={index} as="li" $gap="xs">
        <Top>
          <label htmlFor={entryType === "string" ? idOf([...path, index]) : undefined}>
            {entry}
          </label>
          {button("up", "arrow-up", index > 0 ? () => move(index, index - 1) : undefined)}
          {button("down", "arrow-down", index < last ? () => move(index, index + 1) : undefined)}
          {last >= minItems && button("remove", "trash", () => remove(index))}
        </Top>
        <Field path={[...path, index]} schema={items} isLabelled />
      </Card>
    )
  }

  return (
    <>
      <Stack as="ol" $gap="s">
        {entries.map(entryOf)}
      </Stack>
      {entries.length < maxItems && (
        <Button id={`${id}-add`} icon="plus" onPress={add}>
          {text("form.add", { entry: title })}
        </Button>
      )}
    </>
  )
}

const Top = styled(Cluster)`
  flex-wrap: nowrap;
  gap: 0;
  margin-block-start: -${space.s};
  font: ${type.label};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`
