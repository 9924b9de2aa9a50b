import { useState } from "react"
import { isRecord } from "../../content-model/lib/isRecord"
import { Details } from "../ui/Disclosure"
import { Stack } from "../ui/layout"
import { text } from "../ui/words/words"
import { editableFields } from "./parts/sections"
import type { ControlProps } from "./parts/types"

/** The fields of an object. */
export const GroupField = ({ schema, path, Field }: ControlProps) => (
  <Stack $gap="l">
    {editableFields(schema).map(([name, part]) => (
      <Field key={name} path={[...path, name]} schema={part} />
    ))}
  </Stack>
)

/** When something is shown. It folds, because most things are always shown. */
export function PeriodField(props: ControlProps) {
  const [isOpen] = useState(isRecord(props.value))
  const fields = <GroupField {...props} />
  if (props.isLabelled) return fields
  return (
    <Details open={isOpen}>
      <summary>{text(isRecord(props.value) ? "form.period" : "form.always")}</summary>
      {fields}
    </Details>
  )
}
