import { use, useEffect, useId } from "react"
import { linkTargets } from "../../content-model/validate/rules/links"
import { documentsIn, itemsOf } from "../state/documents"
import { useOpenEntry, useSnapshot } from "../state/openEntry"
import type { ControlProps } from "./types"
import { FormContext } from "./FormContext"
import { Hint, Input, TextArea } from "./styles"

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
  const targets = linkTargets(documentsIn(useSnapshot()))
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

const positionStep = 10 // leaves room to insert items later

/** The position of an item in its list. A new item comes last. */
export function PositionField(props: ControlProps) {
  const { value, onChange } = props
  const { contentType } = use(FormContext)
  const others = itemsOf(useSnapshot(), contentType, useOpenEntry().file)
  const last = others.at(-1)?.position ?? 0
  useEffect(() => {
    if (value === undefined) onChange(last + positionStep)
  }, [value, onChange, last])
  return (
    <>
      <Input
        {...attributes(props)}
        type="number"
        value={asText(value)}
        onChange={({ currentTarget: input }) =>
          onChange(input.value === "" ? null : input.valueAsNumber)
        }
      />
      <Hint>
        Other positions: {others.map(({ position, title }) => `${position} ${title}`).join(", ")}
      </Hint>
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
