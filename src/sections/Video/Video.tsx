import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Picture } from "../../components/Picture"
import { colour, duration, motion, radius, space, type } from "../../theme/tokens"

/** A picture that leads to the film. Nothing is loaded from a video host. */
export const Video = ({ title, poster, to, label }: Queries.VideoFragment) => (
  <Section>
    <SectionHeading title={title} />
    <Film to={to}>
      <Picture {...poster} />
      <span>{label}</span>
    </Film>
  </Section>
)

const Film = styled(Action)`
  display: grid;
  gap: ${space.m};
  border-radius: ${radius.large};
  color: ${colour.brandInk};
  font: ${type.lead};

  > picture,
  &::before {
    grid-area: 1 / 1;
  }

  img {
    aspect-ratio: 16 / 9;
    border-radius: ${radius.large};
  }

  /* The mark for playing is the disc of the logo, with a triangle. */
  &::before {
    content: "";
    z-index: 1;
    place-self: center;
    width: clamp(4rem, 9vw, 7rem);
    aspect-ratio: 1;
    border-radius: 50%;
    background:
      conic-gradient(from 240deg at 100%, ${colour.onAccent} 60deg, transparent 60.5deg) 59% / 32%
        37% no-repeat,
      ${colour.accent};
    /* The ring of the discs on the home page keeps it apart from a yellow picture. */
    box-shadow: 0 0 0 0.375rem ${colour.card};
    forced-color-adjust: none;

    ${motion} {
      transition: scale ${duration.normal};
    }
  }

  &:hover::before {
    scale: 1.08;
  }
`

export const fragment = graphql`
  fragment Video on Video {
    title
    poster {
      ...WidePicture
    }
    to
    label
  }
`
