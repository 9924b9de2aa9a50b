import { useState } from "react"
import styled from "styled-components"
import { Button } from "../ui/Button"
import { Cluster } from "../ui/layout"
import type { IconName } from "../ui/Icon"
import { below, colour, space } from "../ui/theme"
import { text, type WordKey } from "../ui/words/words"

const choices = {
  desktop: ["monitor", "preview.desktop"],
  tablet: ["tablet", "preview.tablet"],
  phone: ["smartphone", "preview.phone"],
  light: ["sun", "preview.light"],
  dark: ["moon", "preview.dark"],
} satisfies Record<string, [IconName, WordKey]>

/** The value and the buttons of a choice that the browser remembers. */
export function useChoice<Id extends keyof typeof choices>(ids: readonly Id[], initial: Id) {
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
      icon={choices[id][0]}
      aria-label={text(choices[id][1])}
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

  > select {
    width: 12rem;
    margin-inline-end: auto;
  }

  ${below.tablet} {
    > select {
      flex: 1 0 100%;
    }

    > label + div {
      flex: 1 0 17rem;
    }
  }
`
