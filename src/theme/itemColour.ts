import { css } from "styled-components"

const variables = ({ fill, onFill, ink, wash }: Queries.TonesFragment) => css`
  --tint-fill: ${fill};
  --tint-on-fill: ${onFill};
  --tint-ink: ${ink};
  --tint-wash: ${wash};
`

/** The picture of a venture grows from one page into the other, where both name it so. */
export const pictureName = (id: string) => css`
  img {
    view-transition-name: venture-${id};
  }
`

/** Sets the custom properties that the tokens `item` read, for both colour schemes. */
export const itemColour = ({ light, dark }: Queries.ColourFragment) => css`
  ${variables(light)}

  @media (prefers-color-scheme: dark) {
    ${variables(dark)}
  }
`
