import type { ReactNode } from "react"
import styled from "styled-components"
import type { Path } from "../../../content-model/schema/jsonSchema"
import { addressOf } from "../../admin/route"
import { FieldIssue, Hint } from "../../components/fields"
import { Stack } from "../../components/layout"
import { Symbol } from "../../components/Symbol"
import { colour, radius, size, space, type } from "../../components/theme"
import { labelOf, titleOf } from "../../state/describe"
import { valueAt } from "../../state/paths"
import { text } from "../../words"
import { useForm } from "../types"
import { firstText, textsElsewhere, type Section } from "./sections"

type Props = {
  section: Section
  /** The paths of all errors of the form. */
  errorPaths: Path[]
  /** `only` does not fold. The others fold, and are open or closed at first. */
  look: "only" | "open" | "closed"
  children: ReactNode
}

/** A part of a form that folds. Its summary has its first text and the number of its errors. */
export function FormSection({ section, errorPaths, look, children }: Props) {
  const { file, value } = useForm()
  if (look === "only") return <Stack $gap="l">{children}</Stack>
  const names = section.fields.map(([name]) => name)
  const first = section.fields.map(([name, schema]) => firstText(schema, valueAt(value, [name])))
  const count = errorPaths.filter(([name]) => names.includes(String(name))).length
  const elsewhere = textsElsewhere[`${file} ${section.name}`]
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
        <Hint>{first.find(Boolean)}</Hint>
      </summary>
      <Stack $gap="l">
        {elsewhere && (
          <Hint>
            {text("form.headline")}{" "}
            <a href={addressOf({ view: "edit", ...elsewhere })}>
              {titleOf(elsewhere.file, null)} › {labelOf(elsewhere.file, elsewhere.path)}
            </a>
          </Hint>
        )}
        {children}
      </Stack>
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

  > summary > p {
    flex: 1 0 100%;
    overflow: hidden;
    padding-inline-start: ${space.xl};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[open] > summary > p {
    display: none;
  }

  > div {
    padding: ${space.s} ${space.l} ${space.xl};
  }
`
