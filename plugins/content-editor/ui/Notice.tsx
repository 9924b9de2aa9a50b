import type { ReactNode } from "react"
import styled from "styled-components"
import { Icon } from "./Icon"
import { colour, radius, space } from "./theme"

const kinds = {
  error: { icon: "circle-alert", text: colour.danger, ground: colour.dangerGround },
  warning: { icon: "triangle-alert", text: colour.warning, ground: colour.warningGround },
  info: { icon: "info", text: colour.text, ground: colour.selected },
} as const

type Kind = keyof typeof kinds
type Props = { kind: Kind; children: ReactNode; role?: "status" | "alert" }

/** A message in the page that stays until its cause is gone. */
export const Notice = ({ kind, children, role }: Props) => (
  <Box role={role} $kind={kind}>
    <Icon name={kinds[kind].icon} />
    <div>{children}</div>
  </Box>
)

/** Words with an address in them as a link. */
export const Message = ({ children }: { children: string }) =>
  children.split(/(https:\/\/[^\s]*[^\s.,])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  )

const Box = styled.div<{ $kind: Kind }>`
  display: flex;
  gap: ${space.m};
  padding: ${space.m};
  border-radius: ${radius.medium};
  background: ${({ $kind }) => kinds[$kind].ground};
  color: ${({ $kind }) => kinds[$kind].text};

  > div {
    display: grid;
    flex: 1;
    justify-items: start;
    gap: ${space.s};
  }
`
