import { useState } from "react"
import styled from "styled-components"
import { Input } from "./fields"
import { Cluster } from "./layout"
import { text } from "./words/words"

type Props = {
  /** `2026-12-01` or `2026-12-01T18:00`. Anything else shows nothing. */
  value: unknown
  schema: { $ref?: string }
  label: string
  onChange: (value: string | undefined) => void
  attributes: { id: string; "aria-describedby"?: string }
}

/** A day, or a day with a time. Without a day there is no time. */
export function MomentField({ value, schema, label, onChange, attributes }: Props) {
  const [day, time] = typeof value === "string" ? value.split("T") : [""]
  // While a person types the year 2026, it is 0002, 0020 and 0202.
  const [typed, setTyped] = useState<string>()
  const change = (...parts: (string | undefined)[]) =>
    onChange(parts[0] ? parts.filter(Boolean).join("T") : undefined)
  return (
    <Row>
      <Input
        ref={honourPreventScroll}
        {...attributes}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={typed ?? day}
        onChange={({ currentTarget }) => {
          const isTyping = currentTarget.value.startsWith("0")
          setTyped(isTyping ? currentTarget.value : undefined)
          if (!isTyping) change(currentTarget.value, time)
        }}
        onBlur={() => setTyped(undefined)}
      />
      {schema.$ref === "Moment" && (
        <Input
          ref={honourPreventScroll}
          type="time"
          aria-label={text("form.time", { label })}
          aria-describedby={attributes["aria-describedby"]}
          disabled={!day}
          value={time ?? ""}
          onChange={({ currentTarget }) => change(day, currentTarget.value)}
        />
      )}
    </Row>
  )
}

/**
 * Chromium scrolls to the parts of such a field even with `preventScroll`. React Aria gives the focus
 * back to the field in the middle of a tap on a menu button, which then lies elsewhere.
 */
function honourPreventScroll(input: HTMLInputElement | null) {
  if (!input) return
  const focus = input.focus.bind(input)
  input.focus = (options) => {
    const { scrollX, scrollY } = window
    focus(options)
    if (options?.preventScroll) scrollTo(scrollX, scrollY)
  }
}

const Row = styled(Cluster)`
  > * {
    flex: 1 0 7rem;
    width: auto;
  }

  > [type="date"] {
    flex: 2 0 9rem;
  }
`
