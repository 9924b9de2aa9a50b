import type nodes from "lucide-static/icon-nodes.json"
import styled from "styled-components"
import { iconPaths } from "../../content-model/fields/icon/iconPaths"

/** The name of a lucide icon. */
export type IconName = keyof typeof nodes

/** A lucide icon beside a text. Screen readers skip it. */
export const Icon = ({ name }: { name: IconName }) => <Drawn {...iconPaths(name)} />

/** The same, from its SVG paths. */
export const Drawn = ({ paths }: { paths: string[] }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden>
    {paths.map((path) => (
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
