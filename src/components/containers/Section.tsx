import styled from "styled-components"
import { revealOnScroll } from "../../theme/revealOnScroll"
import { colour, size, space, type } from "../../theme/tokens"
import { Buttons } from "../Button"

/** A full-width section of a page with centred content. */
export const Section = styled.section<{ $background?: "mist" | "deep" }>`
  display: grid;
  grid-template-columns: minmax(${space.gutter}, 1fr) minmax(0, ${size.content}) minmax(
      ${space.gutter},
      1fr
    );
  padding-block: var(--band, ${space.band});
  /* A composed page sets the ground of its sections. */
  background: ${({ $background }) =>
    $background ? colour[$background] : `var(--ground, ${colour.paper})`};

  > * {
    grid-column: 2;
  }
`

/** What stands above the content of a section. */
export const SectionHeader = styled.div`
  display: grid;
  gap: ${space.m};
  max-width: ${size.measure};
  ${revealOnScroll}

  > h2 {
    font: ${type.major};
  }

  > p {
    font: ${type.lead};
  }

  > ${Buttons} {
    margin-top: ${space.m};
  }

  + ul {
    margin-top: ${space.xl};
  }
`
