import type { ComponentProps, ReactNode } from "react"
import { GridList, GridListItem } from "react-aria-components/GridList"
import styled from "styled-components"
import { Marks } from "../../form/parts/Marks"
import { UnfinishedLink } from "../../form/parts/Unfinished"
import { Card, Line, Small } from "../../ui/layout"
import { addressOf } from "../../ui/route"
import { colour, radius, space, type } from "../../ui/theme"

type ListProps = ComponentProps<typeof List> & {
  title: string
  button?: ReactNode
  more?: ReactNode
}

/** A panel with rows that lead to forms, and what stands below them. */
export const RowList = ({ title, button, more, ...props }: ListProps) => (
  <Card as="section">
    <Line>
      <h2>{title}</h2>
      {button}
    </Line>
    <List aria-label={title} {...props} />
    {more}
  </Card>
)

type RowProps = {
  /** The file of the form, and its fields unless it has all of them. */
  file: string
  fields?: string[]
  title: string
  grip?: ReactNode
  picture: ReactNode
  note?: string
  /** What can be done with the item. */
  action?: ReactNode
}

/** A row, which says how its form is. A press opens it. */
export const Row = ({ file, fields, title, grip, picture, note, action }: RowProps) => (
  <Item
    id={fields ? title : file}
    textValue={title}
    href={addressOf({ view: "edit", file, path: [], part: fields?.[0] })}
  >
    {grip}
    {picture}
    <div>
      {title}
      {note && <Small>{note}</Small>}
      <Marks {...{ file, fields }} /> <UnfinishedLink {...{ file, fields }} />
    </div>
    {action}
  </Item>
)

const List = styled(GridList<object>)`
  outline-offset: -3px;

  > [data-drop-target] {
    outline: 2px solid ${colour.accent};
  }

  &[data-empty] {
    padding: ${space.m};
    color: ${colour.muted};
  }
`

const Item = styled(GridListItem)`
  display: grid;
  grid-template-columns: auto 3rem minmax(0, 1fr) auto;

  &:not([draggable]) {
    grid-template-columns: 3rem minmax(0, 1fr) auto;
  }

  grid-auto-rows: minmax(3rem, auto);
  align-items: center;
  gap: ${space.s};
  padding-block: ${space.xs};
  border-radius: ${radius.medium};
  font: ${type.label};
  outline-offset: -3px;
  /* Hundreds of rows show at once. */
  content-visibility: auto;
  contain-intrinsic-height: auto 3.5rem;

  &[data-href] {
    cursor: pointer;
  }

  &[data-hovered] {
    background: ${colour.hover};
  }
`
