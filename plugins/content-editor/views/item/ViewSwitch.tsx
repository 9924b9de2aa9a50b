import styled from "styled-components"
import { Button } from "../../components/Button"
import { colour, depth, from, layer, radius, space } from "../../components/theme"
import { text } from "../../words"

export type Side = "form" | "page"

const sides = [
  { name: "form", icon: "square-pen" },
  { name: "page", icon: "monitor-smartphone" },
] as const

type Props = { side: Side; onChange: (side: Side) => void }

/** Switches between form and page where both do not fit beside each other. */
export const ViewSwitch = ({ side, onChange }: Props) => (
  <Group role="group" aria-label={text("item.view")}>
    {sides.map(({ name, icon }) => (
      <Button
        key={name}
        look={side === name ? "primary" : "quiet"}
        icon={icon}
        aria-pressed={side === name}
        onPress={() => onChange(name)}
      >
        {text(`item.${name}`)}
      </Button>
    ))}
  </Group>
)

const Group = styled.div`
  position: sticky;
  bottom: ${space.l};
  z-index: ${layer.bar};
  display: flex;
  width: fit-content;
  margin-inline: auto;
  padding: ${space.xs};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.panel};
  box-shadow: ${depth.high};

  ${from.desktop} {
    display: none;
  }
`
