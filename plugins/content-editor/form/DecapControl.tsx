import { useEffect, useImperativeHandle, useMemo, type Ref } from "react"
import { schemas } from "../../content-model/schema/jsonSchema"
import { validateSoon, useOpenEntry, type Entry } from "../state/openEntry"
import { Field } from "./Field"
import { FormContext, type Form } from "./FormContext"

type DecapMap<Value> = { get(key: string): Value }

/** What Decap hands to a control. */
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

/** One of the outermost fields of a form: the border between Decap's form and ours. */
export function DecapControl(props: DecapProps) {
  const { field, value, onChange, forID, getEntry, mediaPaths, ref } = props
  const name = field.get("name")
  const shape = field.get("shape")
  const { blocking: blocking } = useOpenEntry().verdict
  const isRefused = blocking.some(({ path }) => path[0] === name)
  useImperativeHandle(ref, () => ({
    // Our own words stand at the field already; Decap only has to know.
    isValid: () => (isRefused ? { error: { type: "PRESENCE", message: "" } } : true),
    // Decap would not show a control anew when a picture was chosen for it.
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
      shape,
      library: {
        open: (controlID) => onOpenMediaLibrary({ controlID, forImage: true, field }),
        chosen: (controlID) => mediaPaths.get(controlID) || undefined,
        clearSelection: onRemoveInsertedMedia,
      },
    }),
    [shape, mediaPaths, onOpenMediaLibrary, onRemoveInsertedMedia, field],
  )
  return (
    <FormContext value={form}>
      <Field
        path={[name]}
        shape={schemas[shape].properties?.[name] ?? {}}
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
