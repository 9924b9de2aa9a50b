import styled from "styled-components"
import { itemColour, type ItemColour } from "../../theme/itemColour"
import { forcedColours, radius, space, item, type } from "../../theme/tokens"

/** A grid of cards: at most four in a row, each at least `$minWidth` wide. */
export const Cards = styled.ul<{ $minWidth: string }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, max(${({ $minWidth }) => $minWidth}, 23%)), 1fr)
  );
  gap: ${space.l};
  margin-top: ${space.xl};
`

/** A card in the colour of its item. */
export const Card = styled.li<{ $colour: ItemColour }>`
  ${({ $colour }) => itemColour($colour)}
  max-width: 40rem;
  border-radius: ${radius.large};
  background: ${item.wash};

  ${forcedColours} {
    border: 1px solid;
  }

  h3 {
    font: ${type.minor};
  }
`
