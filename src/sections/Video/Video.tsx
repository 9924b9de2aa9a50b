import { graphql } from "gatsby"
import styled from "styled-components"
import { Button } from "../../components/Button"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Picture } from "../../components/Picture"
import { radius, space } from "../../theme/tokens"

/** A picture and a link to the film. Nothing is loaded from a video host. */
export const Video = ({ title, poster, to, label }: Queries.VideoFragment) => (
  <Section>
    <SectionHeading title={title} />
    <Film>
      <Picture {...poster} />
      <Button to={to} $variant="primary">
        {label}
      </Button>
    </Film>
  </Section>
)

const Film = styled.div`
  display: grid;
  gap: ${space.m};
  margin-top: ${space.l};

  > a {
    justify-self: start;
  }

  img {
    max-width: 52rem;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.large};
  }
`

export const fragment = graphql`
  fragment Video on Video {
    title
    poster {
      ...PictureDetails
      file {
        gatsbyImageData(
          width: 832
          aspectRatio: 1.7778
          sizes: "(min-width: 58rem) 52rem, calc(92.4vw - 0.8rem)"
          breakpoints: [360, 680, 832, 1300, 1600]
        )
      }
    }
    to
    label
  }
`
