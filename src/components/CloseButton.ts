import styled from "styled-components"
import { colour, forcedColours, radius, size, space } from "../theme/tokens"

/** A button with a cross. It needs a name for screen readers. */
export const CloseButton = styled.button`
  flex: none;
  position: relative;
  width: ${size.target};
  height: ${size.target};
  margin: calc(-1 * ${space.xs});
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${colour.ink};
  cursor: pointer;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - 1px) 30%;
    background: currentcolor;
    rotate: 45deg;

    ${forcedColours} {
      background: ButtonText;
    }
  }

  &::after {
    rotate: -45deg;
  }

  &:hover {
    background: ${colour.mist};
  }
`
