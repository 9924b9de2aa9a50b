import type { KeyboardEvent } from "react"
import styled from "styled-components"
import { useEditorState } from "../../drafts/useWorkspace"
import { isOfInputMethod } from "../../lib/keys"
import { Input, Select, TextArea } from "../../ui/fields"
import { Cluster } from "../../ui/layout"
import { type } from "../../ui/theme"
import { asText, type ControlProps } from "../parts/types"
import { useGallery } from "../picture/gallery"

const maxShort = 120 // characters that one line of the form shows

/** A text of one or more lines. Enter leads from the description of a picture to that of the next one. */
export function TextField({ path, value, onChange, schema, attributes }: ControlProps) {
  const { isParagraph, maxLength = 0, examples, isAltText } = schema
  const gallery = useGallery(path.slice(0, -1))
  const control = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!isAltText || !gallery || event.key !== "Enter" || isOfInputMethod(event.nativeEvent))
        return
      event.preventDefault()
      gallery.leadOn()
    },
    ...attributes,
    value: asText(value),
    placeholder: examples?.map(String)[0],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(isParagraph ? currentTarget.value : currentTarget.value.replace(/[\r\n]+/g, " ")),
  }
  if (!isParagraph && maxLength <= maxShort) return <Input {...control} />
  // In one line, the key of a phone's keyboard leads on, as it does in an input.
  return <TextArea {...control} enterKeyHint={isParagraph ? undefined : "next"} />
}

/** One of a few values. */
export const ChoiceField = ({ value, schema, onChange, attributes }: ControlProps) => (
  <Select
    {...attributes}
    value={asText(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {schema.enum?.map((choice) => (
      <option key={choice} value={choice}>
        {schema.choices?.[choice] ?? choice}
      </option>
    ))}
  </Select>
)

/** A file of static/. */
export function FileField(props: ControlProps) {
  const { staticFiles } = useEditorState().snapshot
  const files = [...new Set(["", asText(props.value), ...staticFiles])]
  return <ChoiceField {...props} schema={{ ...props.schema, enum: files }} />
}

/** Yes or no. */
export const CheckboxField = ({ value, schema, onChange, label, attributes }: ControlProps) => (
  <Row as="label">
    <input
      {...attributes}
      type="checkbox"
      checked={(value ?? schema.default) === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </Row>
)

const Row = styled(Cluster)`
  font: ${type.label};
`
