import { css } from "styled-components"

type ItemColours = { fill: string; onFill: string; ink: string; wash: string }

export type ItemColour = { light: ItemColours; dark: ItemColours }

const variables = ({ fill, onFill, ink, wash }: ItemColours) => css`
  --tint-fill: ${fill};
  --tint-on-fill: ${onFill};
  --tint-ink: ${ink};
  --tint-wash: ${wash};
`

/** Gives an item its colour: what lies in it finds it in `tinted`, by day and by night. */
export const itemColour = ({ light, dark }: ItemColour) => css`
  ${variables(light)}

  @media (prefers-color-scheme: dark) {
    ${variables(dark)}
  }
`
