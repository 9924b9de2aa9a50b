import styled from "styled-components"
import { revealOnScroll } from "../../theme/revealOnScroll"
import { from, radius, space } from "../../theme/tokens"

/** A picture beside text; stacked on small screens. */
export const Split = styled.div<{ $reverse?: boolean }>`
  display: grid;
  gap: ${space.xl};
  align-items: center;

  > * {
    ${revealOnScroll}
  }

  img {
    aspect-ratio: 4 / 3;
    border-radius: ${radius.large};
  }

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.band};

    > :first-child {
      order: ${({ $reverse }) => ($reverse ? 1 : 0)};
    }
  }
`
