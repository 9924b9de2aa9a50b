import type { ReactNode } from "react"
import styled from "styled-components"
import { Card } from "../../ui/layout"
import { colour, radius, space, type } from "../../ui/theme"

/** A panel with a list of links to forms. */
export const Entries = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card as="section">
    <h2>{title}</h2>
    <ul aria-label={title}>{children}</ul>
  </Card>
)

type Props = {
  href: string
  picture: ReactNode
  /** The link to what is unfinished. */
  count: ReactNode
  children: ReactNode
}

/** A link to a form, with its picture, its words and what is unfinished there. */
export const Entry = ({ href, picture, count, children }: Props) => (
  <Item>
    <a href={href}>
      {picture}
      <span>{children}</span>
    </a>
    {count}
  </Item>
)

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding-inline-end: ${space.s};
  border-radius: ${radius.medium};
  font: ${type.label};

  &:hover {
    background: ${colour.hover};
  }

  > a:first-child {
    display: grid;
    flex: 1;
    grid-template: minmax(3rem, auto) / 3rem minmax(0, 1fr);
    align-items: center;
    gap: ${space.s};
    padding-block: ${space.xs};
    color: inherit;
    text-decoration: none;
  }
`
