import { useEffect, useImperativeHandle, useMemo, type Ref } from "react"
import { schemas } from "../../content-model/schema/jsonSchema"
import { validateSoon, useOpenEntry, type Entry } from "../state/openEntry"
import { Field } from "./Field"
import { FormContext, type Form } from "./FormContext"

type DecapMap<Value> = { get(key: string): Value }

/** The props that Decap gives to a control. */
export type DecapProps = {
  field: DecapMap<string>
  value: unknown
  onChange: (value: unknown) => void
  forID: string
  getEntry: () => Entry
  mediaPaths: DecapMap<string | undefined>
  onOpenMediaLibrary: (options: object) => void
  onRemoveInsertedMedia: (controlID: string) => void
  ref: Ref<object>
}

/** Adapts an outermost field of Decap's form to our fields. */
export function DecapControl(props: DecapProps) {
  const { field, value, onChange, forID, getEntry, mediaPaths, ref } = props
  const name = field.get("name")
  const contentType = field.get("contentType")
  const isBlocked = useOpenEntry().result.blocking.some(({ path }) => path[0] === name)
  useImperativeHandle(ref, () => ({
    // Decap needs the state only: the field shows its own messages.
    isValid: () => (isBlocked ? { error: { type: "PRESENCE", message: "" } } : true),
    // Decap would not render a control again after an image is chosen for it.
    shouldComponentUpdate: () => true,
  }))
  useEffect(() => validateSoon(getEntry), [getEntry])
  const handleChange = (next: unknown) => {
    onChange(next)
    validateSoon(getEntry)
  }
  const { onOpenMediaLibrary, onRemoveInsertedMedia } = props
  const form = useMemo<Form>(
    () => ({
      contentType,
      library: {
        open: (controlID) => onOpenMediaLibrary({ controlID, forImage: true, field }),
        selection: (controlID) => mediaPaths.get(controlID) || undefined,
        clearSelection: onRemoveInsertedMedia,
      },
    }),
    [contentType, mediaPaths, onOpenMediaLibrary, onRemoveInsertedMedia, field],
  )
  return (
    <FormContext value={form}>
      <Field
        path={[name]}
        schema={schemas[contentType].properties?.[name] ?? {}}
        id={forID}
        value={plain(value)}
        onChange={handleChange}
        isLabelled
      />
    </FormContext>
  )
}

const plain = (value: unknown) =>
  typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function"
    ? value.toJS()
    : value
