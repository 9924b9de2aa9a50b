import type { ReactNode } from "react"
import { Button as AriaButton, Link as AriaLink, type ButtonProps } from "react-aria-components"
import styled, { css } from "styled-components"
import { Symbol, type SymbolName } from "./Symbol"
import { colour, radius, size, space, type } from "./theme"

const looks = {
  primary: css`
    background: ${colour.accent};
    color: ${colour.onAccent};
  `,
  plain: css`
    border-color: ${colour.control};
    background: ${colour.panel};
  `,
  quiet: css`
    background: none;
  `,
  danger: css`
    border-color: ${colour.danger};
    background: ${colour.panel};
    color: ${colour.danger};
  `,
}

type Look = keyof typeof looks

const buttonStyle = css<{ $look: Look }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-width: ${size.target};
  min-height: ${size.target};
  padding: ${space.xs} ${space.m};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  color: ${colour.text};
  font: ${type.label};
  text-decoration: none;
  cursor: pointer;
  ${({ $look }) => looks[$look]}

  &[data-hovered],
  &[data-pressed] {
    filter: brightness(0.93);
    ${({ $look }) => $look !== "primary" && `background: ${colour.hover};`}
  }

  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`

type Props = Omit<ButtonProps, "children"> & {
  look?: Look
  icon?: SymbolName
  children?: ReactNode
}

/** A button. Without text it needs `aria-label`. */
export const Button = ({ look = "plain", icon, children, ...props }: Props) => (
  <Styled {...props} $look={look}>
    {icon && <Symbol name={icon} />}
    {children}
  </Styled>
)

const Styled = styled(AriaButton)<{ $look: Look }>`
  ${buttonStyle}
`

/** A link that looks like a button. */
export const ButtonLink = styled(AriaLink)<{ $look: Look }>`
  ${buttonStyle}
`
