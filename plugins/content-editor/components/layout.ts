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

export const Card = styled(Stack)`
  padding: ${space.m};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.panel};
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
