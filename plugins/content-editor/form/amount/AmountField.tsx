import { readAmount } from "../../../content-model/fields/amount/amount"
import { Input } from "../../ui/fields"
import { asText, type ControlProps } from "../parts/types"
import { useTyped } from "../parts/useTyped"

/** An amount of money as people and pages write it. */
export function AmountField({ value, onChange, schema, attributes }: ControlProps) {
  const read = (text: string) => readAmount(text) ?? text
  const { setTyped, ...typed } = useTyped(asText(value), read)
  return (
    <Input
      {...attributes}
      {...typed}
      placeholder={schema.examples?.map(String)[0]}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(read(currentTarget.value))
      }}
    />
  )
}
