import styled from "styled-components"
import { revealOnScroll } from "../../theme/revealOnScroll"
import { itemColour } from "../../theme/itemColour"
import { colour, depth, forcedColours, item, radius, space, type } from "../../theme/tokens"

/** A card in the colour of its item. */
export const Card = styled.li<{ $colour: Queries.ColourFragment }>`
  ${({ $colour }) => itemColour($colour)}
  max-width: 40rem;
  border-radius: ${radius.large};
  background: ${item.wash};

  ${forcedColours} {
    border: 1px solid;
  }

  h3 {
    font: ${type.minor};
    /* Balanced, a name of a few words would break at its hyphen. */
    text-wrap: pretty;
  }
`

/** A card without a colour of its own. */
export const PlainCard = styled.li`
  display: grid;
  gap: ${space.s};
  padding: ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.card};
  box-shadow: ${depth.low};
  ${revealOnScroll}

  h3 {
    font: ${type.minor};
  }
`
