import { useEffect, useState } from "react"
import styled from "styled-components"
import { resolveRef, type Path } from "../../content-model/schema/jsonSchema"
import { Button } from "../components/Button"
import { Card, Cluster, Stack } from "../components/layout"
import { space, type } from "../components/theme"
import { showToast } from "../components/toast"
import { emptyValue } from "../state/normalise"
import { text } from "../words"
import { focusField, idOf } from "./parts/focusField"
import { useForm, type ControlProps } from "./types"

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** A list whose entries can be added, moved and removed. The focus follows them. */
export function ListField({ schema, path, value, attributes: { id }, Field }: ControlProps) {
  const { items = {}, minItems = 0, maxItems = Infinity } = schema
  const { title = "", type: entryType } = resolveRef(items)
  const { update } = useForm()
  const entries = asList(value)
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
  const buttons = (index: number) =>
    [
      { name: "up", icon: "arrow-up", isPossible: index > 0, act: () => move(index, index - 1) },
      {
        name: "down",
        icon: "arrow-down",
        isPossible: index < entries.length - 1,
        act: () => move(index, index + 1),
      },
      {
        name: "remove",
        icon: "trash",
        isPossible: entries.length > minItems,
        act: () => remove(index),
      },
    ] as const

  return (
    <>
      <Stack as="ol" $gap="s">
        {entries.map((_, index) => {
          const label = `${title} ${index + 1}`
          return (
            <Card key={index} as="li" $gap="xs">
              <Top>
                {entryType === "string" ? (
                  <label htmlFor={idOf([...path, index])}>{label}</label>
                ) : (
                  <span aria-hidden>{label}</span>
                )}
                {buttons(index).map(({ name, icon, isPossible, act }) => (
                  <Button
                    key={name}
                    id={`${id}-${index}-${name}`}
                    look="quiet"
                    icon={icon}
                    aria-label={text(`form.${name}`, { entry: label })}
                    isDisabled={!isPossible}
                    onPress={act}
                  />
                ))}
              </Top>
              <Field path={[...path, index]} schema={items} isLabelled />
            </Card>
          )
        })}
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
