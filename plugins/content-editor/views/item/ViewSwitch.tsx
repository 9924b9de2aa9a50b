import { ToggleButton, ToggleButtonGroup } from "react-aria-components"
import styled from "styled-components"
import { Symbol } from "../../components/Symbol"
import { colour, depth, from, layer, radius, size, space, type } from "../../components/theme"
import { text } from "../../words"

export type Side = "form" | "page"

const sides = [
  { id: "form", label: text("item.form"), icon: "square-pen" },
  { id: "page", label: text("item.page"), icon: "monitor-smartphone" },
] as const

type Props = { side: Side; onChange: (side: Side) => void }

/** Switches between form and page where both do not fit beside each other. */
export const ViewSwitch = ({ side, onChange }: Props) => (
  <Group
    aria-label={text("item.view")}
    disallowEmptySelection
    selectedKeys={[side]}
    onSelectionChange={([key]) => onChange(key === "page" ? "page" : "form")}
  >
    {sides.map(({ id, label, icon }) => (
      <Side key={id} id={id}>
        <Symbol name={icon} />
        {label}
      </Side>
    ))}
  </Group>
)

const Group = styled(ToggleButtonGroup)`
  position: sticky;
  bottom: ${space.l};
  z-index: ${layer.bar};
  display: flex;
  width: fit-content;
  margin-inline: auto;
  padding: ${space.xs};
  border: 1px solid ${colour.line};
  border-radius: ${radius.full};
  background: ${colour.panel};
  box-shadow: ${depth.high};

  ${from.desktop} {
    display: none;
  }
`

const Side = styled(ToggleButton)`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.target};
  padding-inline: ${space.l};
  border: 0;
  border-radius: inherit;
  background: none;
  font: ${type.label};
  cursor: pointer;

  &[data-selected] {
    background: ${colour.accent};
    color: ${colour.onAccent};
  }
`
