import type { ComponentType } from "react"
import styled from "styled-components"
import { resolveRef } from "../../content-model/model/jsonSchema"
import { momentInWords } from "../ui/words/formatTime"
import { isEqual, valueAt } from "../../content-model/lib/path"
import { FieldIssue, Hint, Label, Optional } from "../ui/fields"
import { MomentField } from "../ui/MomentField"
import { colour, space } from "../ui/theme"
import { formMessageOf } from "../drafts/values/describe"
import { useEditorState } from "../drafts/useWorkspace"
import { text } from "../ui/words/words"
import { DestinationField } from "./destination/DestinationField"
import { GroupField } from "./groups/GroupField"
import { PeriodField } from "./period/PeriodField"
import { IconField } from "./icon/IconField"
import { ImageField } from "./picture/ImageField"
import { entryTitle } from "./lists/entryTitle"
import { ListField } from "./lists/ListField"
import { idOf } from "./parts/focusField"
import { MarkdownField } from "./markdown/MarkdownField"
import { isOptionalIn } from "./parts/sections"
import { ColourField } from "./colour/ColourField"
import { AmountField } from "./amount/AmountField"
import { CheckboxField, ChoiceField, FileField, TextField } from "./text/TextFields"
import { useForm, type ControlProps, type FieldProps } from "./parts/types"

// By the name of a shared type, or by the type in JSON.
const controls: Record<string, ComponentType<ControlProps> | undefined> = {
  Colour: ColourField,
  IconName: IconField,
  PictureFile: ImageField,
  LogoFile: ImageField,
  Amount: AmountField,
  Destination: DestinationField,
  StaticFile: FileField,
  Moment: MomentField,
  Day: MomentField,
  PublicationDate: MomentField,
  Period: PeriodField,
  TimeZone: TextField,
  Markdown: MarkdownField,
  RichText: MarkdownField,
  boolean: CheckboxField,
  array: ListField,
  object: GroupField,
  enum: ChoiceField,
}

const nearLimit = 0.85 // of the allowed characters, from which on they are counted

/** A content field of any type, with its label, hint and issues. */
export function Field(props: FieldProps) {
  const { path, isLabelled } = props
  const form = useForm()
  const issues = useEditorState().check.issues.filter(
    (issue) => issue.file === form.file && isEqual(issue.path, path) && form.isShown(issue),
  )
  const schema = resolveRef(props.schema)
  const value = valueAt(form.value, path)
  const { title = "", maxLength = Infinity, type = "string" } = schema
  const index = Number(path.at(-1)) // NaN for a field of a group
  const label = index >= 0 ? entryTitle(props.schema, index, value) : title
  const ownControl = controls[props.schema.$ref ?? ""] ?? controls[schema.enum ? "enum" : ""]
  const Control = ownControl ?? controls[type] ?? TextField
  // The description of a shared type, and of a section, is written for people who edit JSON.
  const { description } = ownControl || schema.oneOf ? props.schema : schema
  const count = typeof value === "string" ? [...value.trim()].length : 0
  const length = count > nearLimit * maxLength && text("form.length", { count, max: maxLength })
  const isGroup = type === "object" || type === "array"
  // Of a picture, the description or a mark is needed.
  const isOptional = !schema.isAltText && isOptionalIn(form.file, path)
  const about = !(index > 0) && description
  // Browsers write a day as their own language does, such as 12/01/2026 for 1 December.
  const day = ownControl === MomentField && momentInWords(value)
  const hint = [day, about, length].filter(Boolean).join(" · ")
  const id = idOf(path)
  const describedBy = hint || issues.length > 0 ? `${id}-notes` : undefined
  const notes = describedBy && (
    <div id={describedBy}>
      {issues.map((issue) => (
        <FieldIssue key={issue.message} $isError={issue.severity === "error"}>
          {formMessageOf(issue)}
        </FieldIssue>
      ))}
      {hint && <Hint>{hint}</Hint>}
    </div>
  )
  return (
    <Box
      as={isGroup ? "fieldset" : "div"}
      data-path={path.join(".")}
      {...(isGroup && { "aria-label": label, "aria-describedby": describedBy })}
    >
      {!isLabelled && type !== "boolean" && (
        <Label
          as={isGroup ? "legend" : "label"}
          htmlFor={isGroup ? undefined : id}
          // A browser leads to elements of HTML only.
          onClick={() => !isGroup && document.getElementById(id)?.focus()}
        >
          {label} {isOptional && <Optional>{text("form.optional")}</Optional>}
        </Label>
      )}
      {isGroup && notes}
      <Control
        {...props}
        schema={schema}
        value={value}
        onChange={(changed) => form.update(path, () => changed)}
        label={label}
        attributes={{
          id,
          "aria-invalid": issues.some(({ severity }) => severity === "error") || undefined,
          "aria-describedby": describedBy,
        }}
        Field={Field}
      />
      {!isGroup && notes}
    </Box>
  )
}

const Box = styled.div`
  > ol,
  > div:not(:last-child) {
    margin-block: 0 ${space.s};
  }

  > legend ~ div:last-child {
    padding-inline-start: ${space.l};
    border-inline-start: 2px solid ${colour.line};
  }
`
