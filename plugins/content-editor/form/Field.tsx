import type { ComponentType } from "react"
import { resolveRef, type FieldSchema } from "../../content-model/schema/jsonSchema"
import { ColourField } from "./ColourField"
import { useIssues } from "../state/useWorkspace"
import { IssueMessage, Hint, Label } from "./styles"
import { GroupField } from "./GroupField"
import { IconField } from "./IconField"
import { ListField } from "./ListField"
import { ImageField } from "./ImageField"
import { CheckboxField, DestinationField, TextField } from "./TextFields"
import type { ControlProps, FieldProps } from "./types"

const controlsByName: Record<string, ComponentType<ControlProps>> = {
  Colour: ColourField,
  IconName: IconField,
  PictureFile: ImageField,
  LogoFile: ImageField,
  Destination: DestinationField,
}

const controlsByType: Record<NonNullable<FieldSchema["type"]>, ComponentType<ControlProps>> = {
  string: TextField,
  integer: TextField,
  boolean: CheckboxField,
  array: ListField,
  object: GroupField,
}

/** A content field of any type, with its label, hint and issues. */
export function Field({ isLabelled = false, ...props }: FieldProps) {
  const { path, id } = props
  const schema = resolveRef(props.schema)
  const issues = useIssues(props.file, path)
  const { title = String(path.at(-1)), description, maxLength, type = "string" } = schema
  const label = typeof path.at(-1) === "number" ? `${title} ${Number(path.at(-1)) + 1}` : title
  const Control = controlsByName[props.schema.$ref ?? ""] ?? controlsByType[type]
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
        schema={schema}
        isLabelled={isLabelled}
        label={label}
        isInvalid={issues.some(({ severity }) => severity === "error")}
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

const lengthOf = (value: unknown, max: number) =>
  `${typeof value === "string" ? value.trim().length : 0} of ${max} characters`
