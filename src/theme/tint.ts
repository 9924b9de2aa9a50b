import { css } from "styled-components"

type Tones = { fill: string; onFill: string; ink: string; wash: string }

export type Tint = { light: Tones; dark: Tones }

const variables = ({ fill, onFill, ink, wash }: Tones) => css`
  --tint-fill: ${fill};
  --tint-on-fill: ${onFill};
  --tint-ink: ${ink};
  --tint-wash: ${wash};
`

/** Gives an item its colour: what lies in it finds it in `tinted`, by day and by night. */
export const tint = ({ light, dark }: Tint) => css`
  ${variables(light)}

  @media (prefers-color-scheme: dark) {
    ${variables(dark)}
  }
`
