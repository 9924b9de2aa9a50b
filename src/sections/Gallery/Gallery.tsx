import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Picture } from "../../components/Picture"
import { radius, space, type } from "../../theme/tokens"

export const Gallery = ({ title, entries }: Queries.GalleryFragment) => (
  <Section>
    <SectionHeading title={title} />
    <List>
      {entries.map(({ picture, caption }, index) => (
        <li key={index}>
          <figure>
            <Picture {...picture} />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </List>
  </Section>
)

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space.l};
  margin-top: ${space.l};

  figure {
    margin: 0;
  }

  figcaption {
    margin-top: ${space.xs};
    font: ${type.small};
  }

  img {
    aspect-ratio: 4 / 3;
    border-radius: ${radius.small};
  }
`

export const fragment = graphql`
  fragment Gallery on Gallery {
    title
    entries {
      picture {
        ...CardPicture
      }
      caption
    }
  }
`
