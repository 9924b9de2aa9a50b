import { useState, type ReactNode } from "react"
import styled from "styled-components"
import { size, space, type } from "./theme"

type Props = { summary: ReactNode; children: ReactNode; name?: string }

/** Details that are rendered while they are open. Of those with one name, one is open. */
export function Disclosure({ summary, children, name }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Details name={name} onToggle={({ currentTarget: { open } }) => setIsOpen(open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </Details>
  )
}

/** Details that fold by a summary. */
export const Details = styled.details`
  > summary {
    min-height: ${size.target};
    padding-block: ${space.m};
    font: ${type.label};
    cursor: pointer;
  }
`
