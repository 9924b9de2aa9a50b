import type { ReactNode } from "react"
import { Button as AriaButton, type ButtonProps } from "react-aria-components/Button"
import { Link as AriaLink } from "react-aria-components/Link"
import styled, { css } from "styled-components"
import { Icon, type IconName } from "./Icon"
import { colour, radius, size, space, type } from "./theme"

/** The background, the border and the text of each look. */
const looks = {
  primary: [colour.accent, colour.accent, colour.onAccent],
  plain: [colour.panel, colour.control, colour.text],
  quiet: ["transparent", "transparent", colour.text],
  danger: [colour.panel, colour.danger, colour.danger],
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
  border: 1px solid ${({ $look }) => looks[$look][1]};
  border-radius: ${radius.medium};
  background: ${({ $look }) => looks[$look][0]};
  color: ${({ $look }) => looks[$look][2]};
  font: ${type.label};
  text-decoration: none;
  cursor: pointer;

  &[data-hovered],
  &[data-pressed] {
    background: color-mix(in srgb, ${({ $look }) => looks[$look][0]}, currentcolor 12%);
  }

  &:is([aria-pressed="true"], [aria-current="page"]) {
    background: ${colour.selected};
  }

  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
`

type Props = Omit<ButtonProps, "children"> & {
  look?: Look
  icon?: IconName
  children?: ReactNode
}

/** A button. Without text it needs `aria-label`. */
export const Button = ({ look = "plain", icon, children, ...props }: Props) => (
  <Styled {...props} $look={look}>
    {icon && <Icon name={icon} />}
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
