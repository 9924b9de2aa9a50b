import styled from "styled-components"
import { iconPaths } from "../../content-model/graphql/icons"

/** A lucide icon beside a text. Screen readers skip it. */
export const Symbol = ({ name, ...props }: { name: string; className?: string }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden {...props}>
    {iconPaths(name).paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </Drawing>
)

const Drawing = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`
