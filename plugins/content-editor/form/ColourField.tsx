import styled from "styled-components"
import { Input } from "../components/fields"
import { colour, radius, size, space } from "../components/theme"
import { text } from "../words"
import { attributes } from "./TextFields"
import type { ControlProps } from "./types"

const isColour = /^#[0-9a-f]{6}$/i
const neutral = "#808080"

/** A colour as hexadecimal text, with a colour picker. */
export function ColourField(props: ControlProps) {
  const { value, onChange, label } = props
  const hex = typeof value === "string" ? value : ""
  return (
    <Row>
      <Input
        {...attributes(props)}
        value={hex}
        placeholder={props.schema.examples?.map(String)[0]}
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <input
        type="color"
        aria-label={text("form.pickColour", { label })}
        value={isColour.test(hex) ? hex.toLowerCase() : neutral}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 10rem) auto;
  justify-content: start;
  gap: ${space.s};

  > [type="color"] {
    width: ${size.target};
    height: ${size.target};
    padding: ${space.xs};
    border: 1px solid ${colour.control};
    border-radius: ${radius.small};
    background: ${colour.field};
    cursor: pointer;
  }
`
