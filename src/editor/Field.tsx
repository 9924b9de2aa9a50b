import type { ComponentType } from "react"
import type { Path, Shape } from "../model/dictionary"
import { resolved } from "../model/dictionary"
import { ColourControl } from "./ColourControl"
import { useFindings } from "./draft"
import { Finding, Hint, Label } from "./formParts"
import { GroupControl } from "./GroupControl"
import { IconControl } from "./IconControl"
import { ListControl } from "./ListControl"
import { PictureControl } from "./PictureControl"
import { CheckControl, DestinationControl, PositionControl, TextControl } from "./TextControls"

export type FieldProps = {
  /** Where the field is in its file. */
  path: Path
  shape: Shape
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
  Colour: ColourControl,
  IconName: IconControl,
  PictureFile: PictureControl,
  LogoFile: PictureControl,
  Destination: DestinationControl,
}

const byType: Record<NonNullable<Shape["type"]>, ComponentType<ControlProps>> = {
  string: TextControl,
  integer: PositionControl,
  boolean: CheckControl,
  array: ListControl,
  object: GroupControl,
}

/** One field of the content, whatever its shape, with what the report says of it. */
export function Field({ isLabelled = false, ...props }: FieldProps) {
  const { path, id } = props
  const shape = resolved(props.shape)
  const findings = useFindings(path)
  const { title = String(path.at(-1)), description, maxLength, type = "string" } = shape
  const label = typeof path.at(-1) === "number" ? `${title} ${Number(path.at(-1)) + 1}` : title
  const Control = byShape[props.shape.$ref ?? ""] ?? byType[type]
  const hint = [isLabelled ? "" : description, maxLength && lengthOf(props.value, maxLength)]
    .filter(Boolean)
    .join(" · ")
  const describedBy = [
    hint && `${id}-hint`,
    ...findings.map((_, index) => `${id}-finding-${index}`),
  ]
  const isOneControl = type !== "object" && type !== "array" && type !== "boolean"
  return (
    <div data-path={path.join(".")}>
      {!isLabelled && isOneControl && <Label htmlFor={id}>{label}</Label>}
      <Control
        {...props}
        shape={shape}
        isLabelled={isLabelled}
        label={label}
        isWrong={findings.some(({ severity }) => severity === "error")}
        describedBy={describedBy.filter(Boolean).join(" ") || undefined}
        Field={Field}
      />
      {findings.map(({ severity, message }, index) => (
        <Finding key={message} id={`${id}-finding-${index}`} $isError={severity === "error"}>
          {label}: {message}
        </Finding>
      ))}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  )
}

const lengthOf = (value: unknown, most: number) =>
  `${typeof value === "string" ? value.trim().length : 0} of ${most} characters`
