import { use, useEffect, useId } from "react"
import { linkTargets } from "../../content-model/validate/rules/links"
import { documentsIn, itemsOf } from "../state/documents"
import { useOpenEntry, useSnapshot } from "../state/openEntry"
import type { ControlProps } from "./Field"
import { FormContext } from "./FormContext"
import { Hint, Input, TextArea } from "./styles"

const asText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

const attributes = ({ id, isWrong, describedBy }: ControlProps) => ({
  id,
  "aria-invalid": isWrong,
  "aria-describedby": describedBy,
})

export function TextField(props: ControlProps) {
  const { shape, value, onChange } = props
  const text = {
    ...attributes(props),
    value: asText(value),
    placeholder: shape.examples?.map(String)[0],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(currentTarget.value),
  }
  return shape.isParagraph ? <TextArea {...text} /> : <Input {...text} />
}

/** An address, with those of this site offered. */
export function DestinationField(props: ControlProps) {
  const { value, onChange } = props
  const listId = useId()
  const targets = linkTargets(documentsIn(useSnapshot()))
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
export function PositionField(props: ControlProps) {
  const { value, onChange } = props
  const { shape } = use(FormContext)
  const others = itemsOf(useSnapshot(), shape, useOpenEntry().file)
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
