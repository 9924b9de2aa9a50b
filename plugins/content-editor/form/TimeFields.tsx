import { useState } from "react"
import styled from "styled-components"
import { MomentInput } from "../ui/fields"
import { Cluster } from "../ui/layout"
import { text } from "../ui/words/words"
import { asText } from "./TextFields"
import type { ControlProps } from "./parts/types"

/** A day, or a day with a time. Without a day there is no time. */
export function MomentField({ value, schema, label, onChange, attributes }: ControlProps) {
  const [day, time] = asText(value).split("T")
  // While a person types the year 2026, it is 0002, 0020 and 0202.
  const [typed, setTyped] = useState<string>()
  const change = (...parts: (string | undefined)[]) =>
    onChange(parts[0] ? parts.filter(Boolean).join("T") : undefined)
  return (
    <Row>
      <MomentInput
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
        <MomentInput
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

const Row = styled(Cluster)`
  > * {
    flex: 1 0 7rem;
    width: auto;
  }

  > [type="date"] {
    flex: 2 0 9rem;
  }
`
