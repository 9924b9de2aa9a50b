import styled from "styled-components"
import { Input } from "../../ui/fields"
import { Cluster } from "../../ui/layout"
import { size, space } from "../../ui/theme"
import { text } from "../../ui/words/words"
import { asText, type ControlProps } from "../parts/types"
import { TextField } from "../text/TextFields"

/** A colour as hexadecimal text, with a colour picker. */
export const ColourField = (props: ControlProps) => (
  <Row>
    <TextField {...props} />
    <Input
      type="color"
      aria-label={text("form.pickColour", { label: props.label })}
      value={/^#[0-9a-f]{6}$/i.test(asText(props.value)) ? asText(props.value) : "#808080"}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  </Row>
)

const Row = styled(Cluster)`
  > :not([type]) {
    width: 10rem;
  }

  > [type="color"] {
    width: ${size.target};
    padding: ${space.xs};
  }
`
