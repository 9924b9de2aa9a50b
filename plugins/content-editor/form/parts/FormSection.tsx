import type { ReactNode } from "react"
import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { FieldIssue } from "../../components/fields"
import { Stack } from "../../components/layout"
import { Symbol } from "../../components/Symbol"
import { colour, radius, size, space, type } from "../../components/theme"
import { text } from "../../words"
import type { Section } from "./sections"

type Props = {
  section: Section
  /** The paths of all errors of the form. */
  errorPaths: Path[]
  /** `only` does not fold. The others fold, and are open or closed at first. */
  look: "only" | "open" | "closed"
  children: ReactNode
}

/** A part of a form that folds. Its summary has the number of its errors. */
export function FormSection({ section, errorPaths, look, children }: Props) {
  if (look === "only") return <Stack $gap="xl">{children}</Stack>
  const names = section.fields.map(([name]) => name)
  const count = errorPaths.filter(([name]) => names.includes(String(name))).length
  return (
    <Box open={look === "open"}>
      <summary>
        <Symbol name="chevron-right" />
        <h2>{section.title}</h2>
        {count > 0 && (
          <FieldIssue as="span" $isError>
            {text("form.errors", { count })}
          </FieldIssue>
        )}
      </summary>
      <Stack $gap="xl">{children}</Stack>
    </Box>
  )
}

const Box = styled.details`
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};

  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s};
    min-height: ${size.target};
    padding: ${space.m};
    cursor: pointer;
    scroll-margin-top: 8rem;
  }

  h2 {
    flex: 1;
    font: ${type.heading};
  }

  &[open] > summary > svg {
    rotate: 90deg;
  }

  > div {
    padding: ${space.s} ${space.l} ${space.xl};
  }
`
