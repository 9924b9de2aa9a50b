import styled from "styled-components"
import { colour, from, radius } from "../../theme/tokens"

/** The sun behind three hills, and the dot that aims at it: for a top without a picture. */
export const Sunrise = () => (
  <Window viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx="215" cy="150" r="240" />
    <circle cx="215" cy="150" r="130" />
    <circle cx="215" cy="150" r="78" />
    <path d="M0 184q90-46 190 0t210-20v136H0z" />
    <path d="M0 236q110-62 220-14t180-26v104H0z" />
    <path d="M0 276q120-60 230-16t170-16v56H0z" />
    <path d="M72 236q2-96 104-112" />
    <circle cx="72" cy="238" r="7" />
  </Window>
)

/* An arched doorway, as that of the home page. */
const Window = styled.svg`
  display: none;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: 50% 50% ${radius.small} ${radius.small} / 66% 66% ${radius.small} ${radius.small};
  background: ${colour.mist};
  fill: ${colour.accent};

  ${from.desktop} {
    display: block;
  }

  > circle:nth-child(-n + 2) {
    opacity: 0.2;
  }

  > path {
    fill: ${colour.brand};
  }

  > path:nth-of-type(1) {
    fill: color-mix(in srgb, ${colour.brand} 40%, ${colour.mist});
  }

  > path:nth-of-type(2) {
    fill: color-mix(in srgb, ${colour.brand} 72%, ${colour.mist});
  }

  > path:nth-of-type(4) {
    fill: none;
    stroke: ${colour.accent};
    stroke-width: 3;
  }
`
