import styled, { css } from "styled-components"
import { colour, duration, motion, print, radius, size, space, type } from "../theme/tokens"
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
    border-color: currentcolor;
    color: inherit;
  `,
}

export const buttonLook = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: calc(${size.target} + 0.5rem);
  padding: ${space.s} ${space.l};
  border: 2px solid transparent;
  border-radius: ${radius.full};
  font: ${type.label};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${({ $look = "quiet" }) => looks[$look]}

  ${motion} {
    transition: transform ${duration.quick};

    &:hover {
      transform: translateY(-0.125rem);
    }

    &:active {
      transform: scale(0.97);
    }
  }

  @media (hover: hover) {
    &:hover {
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

type ActionsProps = {
  actions: readonly { label: string; to: string | null }[]
  /** How the first and main one looks. */
  first: "strong" | "spark"
}

export const Actions = ({ actions, first }: ActionsProps) => (
  <Buttons>
    {actions.map(({ label, to }, index) => (
      <Button key={label} to={to} $look={index === 0 ? first : "quiet"}>
        {label}
      </Button>
    ))}
  </Buttons>
)

/** Several buttons beside one another, below one another where there is no room. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`
