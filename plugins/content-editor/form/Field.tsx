import type { ComponentType } from "react"
import type { Path, FieldSchema } from "../../content-model/schema/jsonSchema"
import { resolveRef } from "../../content-model/schema/jsonSchema"
import { ColourField } from "./ColourField"
import { useIssues } from "../state/openEntry"
import { IssueMessage, Hint, Label } from "./styles"
import { GroupField } from "./GroupField"
import { IconField } from "./IconField"
import { ListField } from "./ListField"
import { ImageField } from "./ImageField"
import { CheckboxField, DestinationField, PositionField, TextField } from "./TextFields"

export type FieldProps = {
  /** Where the field is in its file. */
  path: Path
  shape: FieldSchema
  value: unknown
  onChange: (value: unknown) => void
  id: string
  /** Whether its label stands elsewhere: Decap shows those of the outermost fields. */
  isLabelled?: boolean
}

export type ControlProps = FieldProps & {
  label: string
  isWrong: boolean
  /** The ids of the texts that describe the field. */
  describedBy: string | undefined
  /** What each field of a group or entry of a list is shown by. */
  Field: ComponentType<FieldProps>
}

const byShape: Record<string, ComponentType<ControlProps>> = {
  Colour: ColourField,
  IconName: IconField,
  PictureFile: ImageField,
  LogoFile: ImageField,
  Destination: DestinationField,
}

const byType: Record<NonNullable<FieldSchema["type"]>, ComponentType<ControlProps>> = {
  string: TextField,
  integer: PositionField,
  boolean: CheckboxField,
  array: ListField,
  object: GroupField,
}

/** One field of the content, whatever its shape, with what the report says of it. */
export function Field({ isLabelled = false, ...props }: FieldProps) {
  const { path, id } = props
  const shape = resolveRef(props.shape)
  const issues = useIssues(path)
  const { title = String(path.at(-1)), description, maxLength, type = "string" } = shape
  const label = typeof path.at(-1) === "number" ? `${title} ${Number(path.at(-1)) + 1}` : title
  const Control = byShape[props.shape.$ref ?? ""] ?? byType[type]
  const hint = [isLabelled ? "" : description, maxLength && lengthOf(props.value, maxLength)]
    .filter(Boolean)
    .join(" · ")
  const describedBy = [hint && `${id}-hint`, ...issues.map((_, index) => `${id}-issue-${index}`)]
  const isOneControl = type !== "object" && type !== "array" && type !== "boolean"
  return (
    <div data-path={path.join(".")}>
      {!isLabelled && isOneControl && <Label htmlFor={id}>{label}</Label>}
      <Control
        {...props}
        shape={shape}
        isLabelled={isLabelled}
        label={label}
        isWrong={issues.some(({ severity }) => severity === "error")}
        describedBy={describedBy.filter(Boolean).join(" ") || undefined}
        Field={Field}
      />
      {issues.map(({ severity, message }, index) => (
        <IssueMessage key={message} id={`${id}-issue-${index}`} $isError={severity === "error"}>
          {label}: {message}
        </IssueMessage>
      ))}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  )
}

const lengthOf = (value: unknown, most: number) =>
  `${typeof value === "string" ? value.trim().length : 0} of ${most} characters`
