import styled from "styled-components"
import { arrive } from "../theme/arrive"
import { from, radius, space } from "../theme/tokens"

/** A picture and words beside one another; below one another on small screens. */
export const Sides = styled.div<{ $isTurned?: boolean }>`
  display: grid;
  gap: ${space.xl};
  align-items: center;

  > * {
    ${arrive}
  }

  img {
    aspect-ratio: 4 / 3;
    border-radius: ${radius.large};
  }

  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.band};

    > :first-child {
      order: ${({ $isTurned }) => ($isTurned ? 1 : 0)};
    }
  }
`
