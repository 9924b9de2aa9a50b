import type nodes from "lucide-static/icon-nodes.json"
import styled from "styled-components"
import { iconPaths } from "../../content-model/fields/icon/iconPaths"

/** The name of a lucide icon. */
export type IconName = keyof typeof nodes

/** A lucide icon beside a text. Screen readers skip it. */
export const Icon = (props: { name: IconName }) => <ContentIcon {...props} />

/** The same, with a name from the model or the content. */
export const ContentIcon = ({ name }: { name: string }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden>
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
