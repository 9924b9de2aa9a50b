import { useState } from "react"
import { ToggleButton, ToggleButtonGroup } from "react-aria-components"
import styled from "styled-components"
import { Symbol } from "../components/Symbol"
import { colour, from, radius, size, space, type } from "../components/theme"

type Option<Id> = { id: Id; label: string; icon: string }

/** A choice that the browser remembers. */
export function useStoredChoice<Id extends string>(
  key: string,
  options: readonly Option<Id>[],
  initial: Id,
) {
  const [choice, setChoice] = useState(() => {
    const stored = localStorage.getItem(key)
    return options.find(({ id }) => id === stored)?.id ?? initial
  })
  const choose = (id: Id) => {
    localStorage.setItem(key, id)
    setChoice(id)
  }
  return [choice, choose] as const
}

type Props<Id> = {
  label: string
  options: readonly Option<Id>[]
  value: Id
  onChange: (id: Id) => void
}

/** Buttons of which one is chosen. */
export const Choice = <Id extends string>({ label, options, value, onChange }: Props<Id>) => (
  <Group
    aria-label={label}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[value]}
    onSelectionChange={(keys) => {
      const chosen = options.find(({ id }) => keys.has(id))
      if (chosen) onChange(chosen.id)
    }}
  >
    {options.map((option) => (
      <Toggle key={option.id} id={option.id} aria-label={option.label}>
        <Symbol name={option.icon} />
        <span>{option.label}</span>
      </Toggle>
    ))}
  </Group>
)

const Group = styled(ToggleButtonGroup)`
  display: flex;
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.ground};
`

const Toggle = styled(ToggleButton)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-width: ${size.target};
  min-height: ${size.target};
  padding: ${space.xs} ${space.s};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${colour.muted};
  font: ${type.label};
  cursor: pointer;

  &[data-hovered] {
    color: ${colour.text};
  }

  &[data-selected] {
    background: ${colour.selected};
    color: ${colour.text};
  }

  > span {
    display: none;

    ${from.desktop} {
      display: inline;
    }
  }
`
