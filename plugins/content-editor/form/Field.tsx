import type { ComponentType } from "react"
import { resolveRef, type FieldSchema } from "../../content-model/schema/jsonSchema"
import { FieldIssue, Hint, Label, Optional } from "../components/fields"
import { messageOf } from "../state/describe"
import { useIssues } from "../state/useWorkspace"
import { text } from "../words"
import { ColourField } from "./ColourField"
import { DestinationField } from "./DestinationField"
import { GroupField } from "./GroupField"
import { IconField } from "./IconField"
import { ImageField } from "./ImageField"
import { ListField } from "./ListField"
import { idOf } from "./parts/focusField"
import { CheckboxField, TextField } from "./TextFields"
import { useForm, type ControlProps, type FieldProps } from "./types"

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
export function Field(props: FieldProps) {
  const { file, path, value, isOptional, isLabelled } = props
  const { update, isShown } = useForm()
  const issues = useIssues(file, path).filter(isShown)
  const schema = resolveRef(props.schema)
  const { title = String(path.at(-1)), maxLength = Infinity, type = "string" } = schema
  const label = typeof path.at(-1) === "number" ? `${title} ${Number(path.at(-1)) + 1}` : title
  const ownControl = controlsByName[props.schema.$ref ?? ""]
  const Control = ownControl ?? controlsByType[type]
  // The description of a shared type is written for people who edit JSON.
  const ownDescription = ownControl ? props.schema.description : schema.description
  const isRepeated = Number(path.at(-1)) > 0
  const description = isRepeated ? undefined : ownDescription
  const count = typeof value === "string" ? [...value.trim()].length : 0
  const isNearLimit = count > nearLimit * maxLength
  const hint = [description, isNearLimit && text("form.length", { count, max: maxLength })]
    .filter(Boolean)
    .join(" · ")
  const id = idOf(path)
  const describedBy = [hint && `${id}-hint`, ...issues.map((_, index) => `${id}-issue-${index}`)]
  const isOneControl = type !== "object" && type !== "array" && type !== "boolean"
  const hintText = hint && <Hint id={`${id}-hint`}>{hint}</Hint>
  return (
    <div data-path={path.join(".")}>
      {isOneControl && !isLabelled && (
        <Label htmlFor={id}>
          {label} {isOptional && <Optional>{text("form.optional")}</Optional>}
        </Label>
      )}
      <Control
        {...props}
        schema={schema}
        onChange={(changed) => update(path, () => changed)}
        id={id}
        label={label}
        isInvalid={issues.some(({ severity }) => severity === "error")}
        describedBy={describedBy.filter(Boolean).join(" ") || undefined}
        hint={isOneControl || type === "boolean" ? undefined : hintText}
        Field={Field}
      />
      {issues.map((issue, index) => (
        <FieldIssue
          key={issue.message}
          id={`${id}-issue-${index}`}
          $isError={issue.severity === "error"}
        >
          {messageOf(issue)}
        </FieldIssue>
      ))}
      {(isOneControl || type === "boolean") && hintText}
    </div>
  )
}

const nearLimit = 0.85 // of the allowed characters, from which on they are counted
