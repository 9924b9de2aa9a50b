import styled from "styled-components"
import { Icon } from "../../components/icons/Icon"
import { colour, from, radius } from "../../theme/tokens"

const mist = (share: string) => `color-mix(in srgb, ${colour.mist} ${share}, `

/** For a top without a picture: the sun behind three hills, and a dot that aims at it along an arc. */
export const Sunrise = styled(Icon).attrs({
  paths: [
    "M-4 15q7-4 15 0t17-2v12H-4",
    "M-4 19q9-5 17-1t15-2v9H-4",
    "M-4 22q9-5 18-1t14-1v5H-4",
    "M2 19q0-8 8-9",
    "M2 19z",
  ],
})`
  display: none;
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  /* An arched doorway, as that of the home page. */
  border-radius: 50% 50% ${radius.small} ${radius.small} / 66% 66% 2% 2%;
  background: radial-gradient(
    circle closest-side at 54% 50%,
    ${colour.accent} 52%,
    ${mist("60%")} ${colour.accent}) 52% 88%,
    ${mist("80%")} ${colour.accent}) 88%
  );

  ${from.halves} {
    display: block;
  }

  > path {
    fill: ${colour.brand};
    stroke: none;
  }

  > :first-child {
    fill: ${mist("60%")} ${colour.brand});
  }

  > :nth-child(2) {
    fill: ${mist("30%")} ${colour.brand});
  }

  > :nth-child(n + 4) {
    fill: none;
    stroke: ${colour.accent};
    stroke-width: 0.25;
  }

  > :last-child {
    stroke-width: 1.2;
  }
`
