import styled from "styled-components"
import { resolveRef, type FieldSchema } from "../../content-model/schema/jsonSchema"
import { isRecord } from "../../content-model/isRecord"
import { Optional } from "../components/fields"
import { colour, space, type } from "../components/theme"
import { text } from "../words"
import { editableFields } from "./parts/sections"
import type { ControlProps } from "./types"

/** The fields of an object, one below the other. */
export function GroupField(props: ControlProps) {
  const { file, schema, path, value, label, describedBy, isLabelled, isOptional } = props
  const { hint, Field } = props
  const fields = editableFields(schema)
  const group: Record<string, unknown> = isRecord(value) ? value : {}
  return (
    <Group aria-label={label} aria-describedby={describedBy} $isPlain={isLabelled}>
      {!isLabelled && (
        <legend aria-hidden>
          {label} {isOptional && <Optional>{text("form.optional")}</Optional>}
        </legend>
      )}
      {hint}
      <Fields $isShort={fields.every(isShort)}>
        {fields.map(([name, part]) => (
          <Field
            key={name}
            file={file}
            path={[...path, name]}
            schema={part}
            value={group[name]}
            isOptional={!isOptional && !part.isAltText && !schema.required?.includes(name)}
          />
        ))}
      </Fields>
    </Group>
  )
}

const maxShort = 60 // characters of a text that may stand beside another

function isShort([, field]: [string, FieldSchema]) {
  const { type: kind, isParagraph, maxLength = 0 } = resolveRef(field)
  return kind === "string" && !isParagraph && maxLength <= maxShort
}

const Group = styled.fieldset<{ $isPlain?: boolean }>`
  min-width: 0;
  margin: 0;
  padding: 0 0 0 ${({ $isPlain }) => ($isPlain ? 0 : space.l)};
  border: 0;
  border-left: ${({ $isPlain }) => ($isPlain ? 0 : "2px")} solid ${colour.line};

  > legend {
    padding: 0 0 ${space.s};
    font: ${type.label};
  }

  > p {
    margin: 0 0 ${space.m};
  }
`

const Fields = styled.div<{ $isShort: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(${({ $isShort }) => ($isShort ? "min(11rem, 100%)" : "100%")}, 1fr)
  );
  gap: ${space.l};
`
