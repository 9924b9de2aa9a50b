import { useId, type ComponentProps, type ReactNode } from "react"
import styled from "styled-components"
import { colour, radius, space, type } from "../../theme/tokens"

type Props = {
  label: string
  placeholder: string
  children: (props: ComponentProps<"input"> & ComponentProps<"textarea">) => ReactNode
}

/** A form field with its label. The child renders the input with the given props. */
export function FormField({ label, placeholder, children }: Props) {
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children({ id, placeholder })}
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

  > ::placeholder {
    color: ${colour.muted};
    opacity: 1;
  }
`
