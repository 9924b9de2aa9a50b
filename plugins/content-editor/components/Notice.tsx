import type { ReactNode } from "react"
import styled from "styled-components"
import { Symbol } from "./Symbol"
import { colour, radius, space, type } from "./theme"

const kinds = {
  error: { icon: "circle-alert", text: colour.danger, ground: colour.dangerGround },
  warning: { icon: "triangle-alert", text: colour.warning, ground: colour.warningGround },
  success: { icon: "circle-check", text: colour.success, ground: colour.successGround },
  info: { icon: "info", text: colour.text, ground: colour.selected },
} as const

type Props = { kind: keyof typeof kinds; children: ReactNode; role?: "status" | "alert" }

/** A message in the page that stays until its cause is gone. */
export const Notice = ({ kind, children, role }: Props) => (
  <Box role={role} $text={kinds[kind].text} $ground={kinds[kind].ground}>
    <Symbol name={kinds[kind].icon} />
    <div>{children}</div>
  </Box>
)

const Box = styled.div<{ $text: string; $ground: string }>`
  display: flex;
  gap: ${space.m};
  padding: ${space.m};
  border-radius: ${radius.medium};
  background: ${({ $ground }) => $ground};
  color: ${({ $text }) => $text};
  font: ${type.body};

  > div {
    display: grid;
    flex: 1;
    justify-items: start;
    gap: ${space.s};
  }
`
