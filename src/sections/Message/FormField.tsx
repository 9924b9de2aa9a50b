import { graphql } from "gatsby"
import { useId, type ComponentProps, type ReactNode } from "react"
import styled from "styled-components"
import { colour, radius, space, type } from "../../theme/tokens"

type Props = Queries.FormFieldFragment & {
  isMissing: boolean
  children: (props: ComponentProps<"input"> & ComponentProps<"textarea">) => ReactNode
}

/** A form field with its label and its error. The child renders the input with the given props. */
export function FormField({ label, placeholder, missing, isMissing, children }: Props) {
  const id = useId()
  const errorId = `${id}error`
  const invalid = isMissing && { "aria-invalid": true, "aria-describedby": errorId }
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children({ id, placeholder, ...invalid })}
      {isMissing && <p id={errorId}>{missing}</p>}
    </Field>
  )
}

const Field = styled.div`
  display: grid;
  gap: ${space.xs};

  > label {
    color: ${colour.ink};
    font: ${type.label};
  }

  > input,
  > textarea {
    width: 100%;
    min-height: 3.25rem;
    padding: ${space.s} ${space.m};
    border: 1.5px solid ${colour.control};
    border-radius: ${radius.small};
    background: ${colour.paper};
    color: ${colour.ink};
  }

  > textarea {
    resize: vertical;
  }

  > [aria-invalid] {
    border-color: ${colour.danger};
  }

  > p {
    color: ${colour.danger};
    font: ${type.label};
  }

  > ::placeholder {
    color: ${colour.muted};
    opacity: 1;
  }
`

export const fragment = graphql`
  fragment FormField on FormField {
    label
    placeholder
    missing
  }
`
