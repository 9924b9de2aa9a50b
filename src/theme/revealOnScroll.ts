import { css, keyframes } from "styled-components"
import { motion } from "./tokens"

// Less than half of a button, so that a press just after a scroll never slips off it.
const slideUp = keyframes`
  from {
    transform: translateY(1.25rem);
  }
`

/**
 * A part rises the last bit of its way as it is scrolled into sight. It never hides, takes its room
 * from the start, and stands still where motion is not wanted or scroll-driven animation not known.
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
