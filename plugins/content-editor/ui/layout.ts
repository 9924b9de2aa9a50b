import styled from "styled-components"
import { colour, radius, space, type } from "./theme"

/** Parts below each other. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = "m" }) => space[$gap]};
`

/** Parts beside each other that wrap. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
`

/** A text or a field that takes the rest of the line, and what is beside it. */
export const Line = styled(Cluster)`
  > :first-child {
    flex: 1 1 7rem;
    min-width: 0;
  }

  > input:first-child {
    flex-basis: 13rem;
  }
`

/** A panel, perhaps a link or a row of a grid. */
export const Card = styled(Stack)`
  align-content: start;
  padding: ${space.m};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.panel};
  color: ${colour.text};
  text-decoration: none;

  &:is([href], [role="row"]) {
    cursor: pointer;

    &:hover {
      background: ${colour.hover};
    }
  }
`

/** The content of a view. */
export const Page = styled(Stack)<{ $width: string }>`
  max-width: ${({ $width }) => $width};
  margin-inline: auto;
  padding: ${space.xl} ${space.l} ${space.xxl};
`

export const Small = styled.small`
  display: block;
  color: ${colour.muted};
  font: ${type.small};
`
