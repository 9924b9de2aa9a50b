import { css, keyframes } from "styled-components"
import { motion } from "./tokens"

// Less than half the height of a button, so that a click right after a scroll still hits it.
const slideUp = keyframes`
  from {
    transform: translateY(1.25rem);
  }
`

/**
 * Moves an element up slightly as it scrolls into view. It causes no layout shift. It does nothing if
 * motion is reduced or scroll-driven animations are not supported.
 */
export const revealOnScroll = css`
  ${motion} {
    @supports (animation-timeline: view()) {
      animation: ${slideUp} linear both;
      animation-timeline: view();
      animation-range: entry 0% entry 60%;
    }
  }
`
