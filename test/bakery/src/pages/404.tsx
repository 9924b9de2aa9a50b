import { graphql, Link, type PageProps } from "gatsby"
import { Band, Heading } from "../theme"

export default function Lost({ data: { bakery } }: PageProps<Queries.LostQuery>) {
  return (
    bakery && (
      <Band>
        <Heading>
          <h1>{bakery.lost.title}</h1>
          <p>{bakery.lost.text}</p>
          <Link to="/">{bakery.lost.home}</Link>
        </Heading>
      </Band>
    )
  )
}

export const Head = ({ data: { bakery } }: PageProps<Queries.LostQuery>) => (
  <>
    <html lang={bakery?.language} />
    <title>{bakery?.lost.title}</title>
    <meta name="robots" content="noindex" />
  </>
)

export const query = graphql`
  query Lost {
    bakery {
      language
      lost {
        title
        text
        home
      }
    }
  }
`
