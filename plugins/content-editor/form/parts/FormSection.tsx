import type { ReactNode } from "react"
import styled from "styled-components"
import { addressOf } from "../../admin/route"
import { Hint } from "../../components/fields"
import { Symbol } from "../../components/Symbol"
import { colour, motion, duration, radius, size, space, type } from "../../components/theme"
import { labelOf, titleOf } from "../../state/describe"
import { valueAt } from "../../state/paths"
import { text } from "../../words"
import { firstText, textsElsewhere, type Section } from "./sections"

type Props = {
  file: string
  section: Section
  /** The value of the file. */
  value: unknown
  /** Whether the form has no other section, so that this one does not fold. */
  isOnly: boolean
  errorCount: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a form that folds. Its summary has its first text and the number of its errors. */
export function FormSection(props: Props) {
  const { file, section, value, isOnly, errorCount, isOpen, onToggle, children } = props
  if (isOnly) return <Fields>{children}</Fields>
  const first = section.fields.map(([name, schema]) => firstText(schema, valueAt(value, [name])))
  const elsewhere = textsElsewhere[`${file} ${section.name}`]
  return (
    <Box open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <Symbol name="chevron-right" />
        <h2>{section.title}</h2>
        {errorCount > 0 && <Errors>{text("form.errors", { count: errorCount })}</Errors>}
        {!isOpen && <FirstText>{first.find(Boolean)}</FirstText>}
      </summary>
      {isOpen && (
        <Fields>
          {elsewhere && (
            <Hint>
              {text("form.headline")}{" "}
              <a href={addressOf({ view: "edit", ...elsewhere })}>
                {titleOf(elsewhere.file, null)} › {labelOf(elsewhere.file, elsewhere.path)}
              </a>
            </Hint>
          )}
          {children}
        </Fields>
      )}
    </Box>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${space.l};
`

const Box = styled.details`
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};

  > summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.s};
    min-height: ${size.target};
    padding: ${space.m};
    border-radius: inherit;
    cursor: pointer;
    scroll-margin-top: 8rem;
  }

  > summary > h2 {
    flex: 1;
    font: ${type.heading};
  }

  > summary > svg {
    color: ${colour.muted};
  }

  &[open] > summary > svg {
    rotate: 90deg;
  }

  > div {
    padding: ${space.s} ${space.l} ${space.xl};
  }

  ${motion} {
    > summary > svg {
      transition: rotate ${duration.quick};
    }
  }
`

const FirstText = styled(Hint)`
  flex: 1 0 100%;
  overflow: hidden;
  margin: 0;
  padding-inline-start: ${space.xl};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Errors = styled.span`
  padding: 0 ${space.s};
  border-radius: ${radius.full};
  background: ${colour.dangerGround};
  color: ${colour.danger};
  font: ${type.small};
`
