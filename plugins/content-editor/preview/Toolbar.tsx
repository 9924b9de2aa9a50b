import { useState } from "react"
import styled from "styled-components"
import { Button } from "../components/Button"
import { Cluster } from "../components/layout"
import { colour, space } from "../components/theme"
import { text } from "../words"

const icons = {
  desktop: "monitor",
  tablet: "tablet",
  phone: "smartphone",
  light: "sun",
  dark: "moon",
} as const

/** The value and the buttons of a choice that the browser remembers. */
export function useChoice<Id extends keyof typeof icons>(ids: readonly Id[], initial: Id) {
  const key = `editor preview ${ids.join()}`
  const [value, setValue] = useState(
    () => ids.find((id) => id === localStorage.getItem(key)) ?? initial,
  )
  const choose = (id: Id) => {
    localStorage.setItem(key, id)
    setValue(id)
  }
  const buttons = ids.map((id) => (
    <Button
      key={id}
      look="quiet"
      icon={icons[id]}
      aria-label={text(`preview.${id}`)}
      aria-pressed={id === value}
      onPress={() => choose(id)}
    />
  ))
  return [value, buttons] as const
}

/** The bar above the page. */
export const Toolbar = styled(Cluster)`
  padding: ${space.s};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.panel};

  /* Has a row of its own where there is less space than for all. */
  > select {
    width: clamp(12rem, (28rem - 100%) * 99, 100%);
    margin-inline-end: auto;
  }

  [aria-pressed="true"] {
    background: ${colour.selected};
  }
`
