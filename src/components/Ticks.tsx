import styled from "styled-components"
import { colour, space } from "../theme/tokens"

/** A list of short lines with ticks. */
export const Ticks = ({ lines }: { lines: readonly string[] }) => (
  <List>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </List>
)

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: ${space.xs};
  align-content: start;

  > li {
    position: relative;
    padding-inline-start: 1.75em;
  }

  > li::before {
    content: "";
    position: absolute;
    inset: 0.4em auto auto 0.35em;
    width: 0.4em;
    height: 0.75em;
    border: solid ${colour.brandInk};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
`
