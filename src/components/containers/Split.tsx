import styled from "styled-components"
import { revealOnScroll } from "../../theme/revealOnScroll"
import { from, radius, space } from "../../theme/tokens"

/** A picture beside text; stacked on small screens. */
export const Split = styled.div<{ $reverse?: boolean }>`
  display: grid;
  gap: ${space.xl};
  align-items: start;

  > * {
    ${revealOnScroll}
  }

  img {
    aspect-ratio: 4 / 3;
    border-radius: ${radius.large};
  }

  ${from.halves} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      order: ${({ $reverse }) => ($reverse ? 1 : 0)};
    }
  }

  ${from.desktop} {
    gap: ${space.band};
    align-items: center;
  }
`
