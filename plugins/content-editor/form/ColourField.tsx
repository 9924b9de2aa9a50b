import type { ControlProps } from "./types"
import { Input, Row } from "./styles"

const isColour = /^#[0-9a-f]{6}$/i

/** A colour as hexadecimal text, with a colour picker. */
export function ColourField({ value, onChange, id, label, isInvalid, describedBy }: ControlProps) {
  const text = typeof value === "string" ? value : ""
  return (
    <Row>
      <input
        type="color"
        aria-label={`${label}: pick`}
        value={isColour.test(text) ? text.toLowerCase() : "#808080"}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        style={{ width: "3rem", height: "2.75rem" }}
      />
      <Input
        id={id}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        value={text}
        placeholder="#0e4d43"
        spellCheck={false}
        style={{ width: "9rem" }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Row>
  )
}
