import styled, { css } from "styled-components"
import {
  colour,
  duration,
  forcedColours,
  motion,
  print,
  radius,
  size,
  space,
  type,
} from "../theme/tokens"
import { Action } from "./Action"

type Look = {
  /** `strong` for the one main thing, `spark` for the same on a dark band, else `quiet`. */
  $look?: "strong" | "spark" | "quiet"
}

const looks = {
  strong: css`
    background: ${colour.brand};
    color: ${colour.onBrand};
  `,
  spark: css`
    background: ${colour.accent};
    color: ${colour.onAccent};
  `,
  quiet: css`
    background: transparent;
    color: inherit;
    box-shadow: inset 0 0 0 2px currentcolor;
  `,
}

export const buttonLook = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: calc(${size.target} + 0.5rem);
  padding: ${space.s} ${space.l};
  border: 0;
  border-radius: ${radius.full};
  font: ${type.label};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${({ $look = "quiet" }) => looks[$look]}

  ${forcedColours} {
    border: 2px solid;
  }

  ${motion} {
    transition:
      transform ${duration.quick},
      filter ${duration.quick};

    &:active {
      transform: scale(0.97);
    }
  }

  @media (hover: hover) {
    &:hover {
      filter: brightness(1.12);
      text-decoration: underline;
    }
  }

  ${print} {
    display: none;
  }
`

/** Something to go to or to do, as a button. */
export const Button = styled(Action)<Look>`
  ${buttonLook}
`

/** Several buttons beside one another, below one another where there is no room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`
