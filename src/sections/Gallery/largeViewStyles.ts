import styled, { keyframes } from "styled-components"
import { colour, duration, from, motion, radius, size, space, type } from "../../theme/tokens"

const appear = keyframes`
  from {
    opacity: 0;
  }
`

export const Dialog = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${colour.deep};
  color: ${colour.onDeep};
  overflow: hidden;

  ${motion} {
    animation: ${appear} ${duration.quick};
  }

  :focus-visible {
    outline-color: ${colour.onDeep};
    outline-offset: -3px;
    box-shadow: none;
  }

  > p {
    position: absolute;
    inset: 0 auto auto ${space.m};
    line-height: calc(${size.target} + 2 * ${space.s});
    font-variant-numeric: tabular-nums;
  }
`

export const Slides = styled.ul`
  display: flex;
  height: 100%;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  > li {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }

  figure {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: ${space.m};
    place-items: center;
    height: 100%;
    /* The buttons stand around it. */
    padding: calc(${size.target} + 2 * ${space.s}) ${space.m};

    ${from.tablet} {
      padding: ${space.l} calc(${size.target} + 2 * ${space.l});
    }
  }

  picture {
    display: contents;
  }

  img {
    grid-area: 1 / 1;
    width: auto;
    max-height: 100%;
    border-radius: ${radius.small};
    object-fit: contain;
  }

  figcaption {
    max-width: ${size.measure};
    font: ${type.small};
    text-align: center;
  }
`

const RoundButton = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 1px solid;
  border-radius: ${radius.full};
  background: ${colour.deep};
  cursor: pointer;

  &[aria-disabled="true"] {
    opacity: 0.4;
    cursor: default;
  }
`

export const Close = styled(RoundButton)`
  inset: ${space.s} ${space.s} auto auto;
`

export const Previous = styled(RoundButton)`
  inset: auto auto ${space.s} ${space.s};

  ${from.tablet} {
    inset: calc(50% - ${size.target} / 2) auto auto ${space.l};
  }
`

export const Next = styled(RoundButton)`
  inset: auto ${space.s} ${space.s} auto;

  ${from.tablet} {
    inset: calc(50% - ${size.target} / 2) ${space.l} auto auto;
  }
`
