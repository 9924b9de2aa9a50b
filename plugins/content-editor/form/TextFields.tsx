import styled from "styled-components"
import { Input, TextArea } from "../components/fields"
import { size, space, type } from "../components/theme"
import type { ControlProps } from "./types"

const asText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

/** The attributes that name a control and its issues. */
export const attributes = ({ id, isInvalid, describedBy }: ControlProps) => ({
  id,
  "aria-invalid": isInvalid || undefined,
  "aria-describedby": describedBy,
})

const maxShort = 120 // characters that one line of the form shows

/** A text of one or more lines. */
export function TextField(props: ControlProps) {
  const { value, onChange } = props
  const { isParagraph, maxLength = 0, examples } = props.schema
  const control = {
    ...attributes(props),
    value: asText(value),
    placeholder: examples?.map(String)[0],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(isParagraph ? currentTarget.value : currentTarget.value.replace(/[\r\n]+/g, " ")),
  }
  return isParagraph || maxLength > maxShort ? <TextArea {...control} /> : <Input {...control} />
}

export function CheckboxField(props: ControlProps) {
  const { value, onChange, label } = props
  return (
    <Row>
      <input
        {...attributes(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </Row>
  )
}

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.target};
  font: ${type.label};
  cursor: pointer;

  > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
  }
`
