import { graphql, type PageProps } from "gatsby"
import styled from "styled-components"
import { Band, Heading } from "../theme"
import { Note } from "../sections/Note/Note"
import { Recipe } from "../sections/Recipe/Recipe"

/** A leaflet, composed of notes and recipes. */
export default function Leaflet({ data: { page } }: PageProps<Queries.LeafletQuery>) {
  if (!page) return null
  return (
    <>
      <Top>
        <Heading>
          <h1>{page.top.title}</h1>
          <p>{page.top.introduction}</p>
        </Heading>
      </Top>
      {page.sections.map(({ anchor, note, recipe }, index) => (
        <div key={index} id={anchor ?? undefined}>
          {note && <Note {...note} />}
          {recipe && <Recipe {...recipe} />}
        </div>
      ))}
    </>
  )
}

/* The first section follows without a space of its own. */
const Top = styled(Band)`
  padding-bottom: 0;
`

export { PageHead as Head } from "../Layout"

export const query = graphql`
  query Leaflet($address: String!) {
    page: leaflet(address: { eq: $address }) {
      title
      description
      meta {
        ...Meta
      }
      top {
        title
        introduction
      }
      sections {
        anchor
        note {
          ...Note
        }
        recipe {
          ...Recipe
        }
      }
    }
    bakery {
      language
    }
  }
`
