import styled, { css } from "styled-components"
import { colour, duration, motion, print, radius, size, space, type } from "../theme/tokens"
import { Action } from "./Action"

type Variant = {
  /** `primary`: the main action. `accent`: the main action on a dark section. */
  $variant?: "primary" | "accent" | "secondary"
}

const variants = {
  primary: css`
    background: ${colour.brand};
    color: ${colour.onBrand};
  `,
  accent: css`
    background: ${colour.accent};
    color: ${colour.onAccent};
  `,
  secondary: css`
    background: transparent;
    border-color: currentcolor;
    color: inherit;
  `,
}

export const buttonStyles = css<Variant>`
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
  ${({ $variant = "secondary" }) => variants[$variant]}

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

/** An `Action` that looks like a button. */
export const Button = styled(Action)<Variant>`
  ${buttonStyles}
`

type ActionsProps = {
  actions: readonly { label: string; to: string | null }[]
  /** The variant of the first action; the others are secondary. */
  variant: "primary" | "accent"
}

export const Actions = ({ actions, variant: first }: ActionsProps) => (
  <Buttons>
    {actions.map(({ label, to }, index) => (
      <Button key={label} to={to} $variant={index === 0 ? first : "secondary"}>
        {label}
      </Button>
    ))}
  </Buttons>
)

/** A row of buttons that wraps. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
`
