import type { ReactNode } from "react"
import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { Details } from "../../components/Disclosure"
import { FieldIssue } from "../../components/fields"
import { Stack } from "../../components/layout"
import { colour, radius, space, type } from "../../components/theme"
import { text } from "../../words"
import type { Section } from "./sections"

type Props = {
  section: Section
  /** All sections of the form. An only one does not fold, else the first one is open. */
  sections: Section[]
  /** The paths of all errors of the form. */
  errorPaths: Path[]
  children: ReactNode
}

/** A part of a form that folds. Its summary has the number of its errors. */
export function FormSection({ section, sections, errorPaths, children }: Props) {
  if (sections.length === 1) return <Stack $gap="xl">{children}</Stack>
  const { title, fields } = section
  const count = errorPaths.filter(([key]) => fields.some(([name]) => name === key)).length
  return (
    <Box open={section === sections[0]}>
      <summary>
        <h2>{title}</h2>{" "}
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

const Box = styled(Details)`
  padding: 0 ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};

  > summary {
    scroll-margin-top: 8rem;
  }

  h2 {
    display: inline;
    font: ${type.heading};
  }

  > div {
    padding-block: ${space.s} ${space.xl};
  }
`
