import { use, useEffect, useId } from "react"
import { targetsOf } from "../model/crossings"
import { documentsIn, itemsOf } from "./contents"
import { useDraft, useSnapshot } from "./draft"
import type { ControlProps } from "./Field"
import { FormContext } from "./formContext"
import { Hint, Input, Paragraph } from "./formParts"

const asText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

const attributes = ({ id, isWrong, describedBy }: ControlProps) => ({
  id,
  "aria-invalid": isWrong,
  "aria-describedby": describedBy,
})

export function TextControl(props: ControlProps) {
  const { shape, value, onChange } = props
  const text = {
    ...attributes(props),
    value: asText(value),
    placeholder: shape.examples?.map(String)[0],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  }
  return shape.isParagraph ? <Paragraph {...text} /> : <Input {...text} />
}

/** An address, with those of this site offered. */
export function DestinationControl(props: ControlProps) {
  const { value, onChange } = props
  const listId = useId()
  const targets = targetsOf(documentsIn(useSnapshot()))
  return (
    <>
      <Input
        {...attributes(props)}
        list={listId}
        value={asText(value)}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={listId}>
        {targets.map((address) => (
          <option key={address}>{address}</option>
        ))}
      </datalist>
    </>
  )
}

const step = 10 // between two positions, so that another item finds room there

/** The place of an item in the order of its kind; a new one comes last. */
export function PositionControl(props: ControlProps) {
  const { value, onChange } = props
  const { shape } = use(FormContext)
  const others = itemsOf(useSnapshot(), shape, useDraft().file)
  const last = others.at(-1)?.position ?? 0
  useEffect(() => {
    if (value === undefined) onChange(last + step)
  }, [value, onChange, last])
  return (
    <>
      <Input
        {...attributes(props)}
        type="number"
        value={asText(value)}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === "" ? null : currentTarget.valueAsNumber)
        }
      />
      <Hint>
        The others: {others.map(({ position, title }) => `${position} ${title}`).join(", ")}
      </Hint>
    </>
  )
}

export function CheckControl(props: ControlProps) {
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
