import { useId } from "react"
import { linkTargets } from "../../content-model/validate/rules/links"
import { documentsIn } from "../state/contentValues"
import { useEditorState } from "../state/useWorkspace"
import type { ControlProps } from "./types"
import { Input, TextArea } from "./styles"

const asText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

const attributes = ({ id, isInvalid, describedBy }: ControlProps) => ({
  id,
  "aria-invalid": isInvalid,
  "aria-describedby": describedBy,
})

const textAttributes = (props: ControlProps) => ({
  ...attributes(props),
  value: asText(props.value),
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
    props.onChange(currentTarget.value),
})

export function TextField(props: ControlProps) {
  const { examples, isParagraph } = props.schema
  const text = { ...textAttributes(props), placeholder: examples?.map(String)[0] }
  return isParagraph ? <TextArea {...text} /> : <Input {...text} />
}

/** A link target, with the addresses of this site as suggestions. */
export function DestinationField(props: ControlProps) {
  const listId = useId()
  const targets = linkTargets(documentsIn(useEditorState().snapshot))
  return (
    <>
      <Input {...textAttributes(props)} list={listId} />
      <datalist id={listId}>
        {targets.map((address) => (
          <option key={address}>{address}</option>
        ))}
      </datalist>
    </>
  )
}

export function CheckboxField(props: ControlProps) {
  const { value, onChange, label } = props
  return (
    <label>
      <input
        {...attributes(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />{" "}
      {label}
    </label>
  )
}
