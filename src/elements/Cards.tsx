import styled from "styled-components"
import { tint, type Tint } from "../theme/tint"
import { forcedColours, radius, space, tinted, type } from "../theme/tokens"

/** Any number of cards, at most four in a row, each at least `$least` wide. */
export const Cards = styled.ul<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(${({ $least }) => $least}, 23%)), 1fr)
  );
  gap: ${space.l};
  margin-top: ${space.xl};
`

/** One of `Cards`, in its item's colour. */
export const Card = styled.li<{ $colour: Tint }>`
  ${({ $colour }) => tint($colour)}
  max-width: 40rem;
  border-radius: ${radius.large};
  background: ${tinted.wash};

  ${forcedColours} {
    border: 1px solid;
  }

  h3 {
    font: ${type.minor};
  }
`
