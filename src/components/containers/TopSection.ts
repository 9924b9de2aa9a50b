import styled from "styled-components"
import { size, space, type } from "../../theme/tokens"
import { Section } from "./Section"

/** The section below the bar, with the only h1 of a page. */
export const TopSection = styled(Section)`
  padding-block: calc(${size.bar} + ${space.lightBand}) ${space.xl};

  h1 {
    font: ${type.page};
    letter-spacing: -0.04em;
  }
`
