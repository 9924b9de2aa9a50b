import { graphql, Link, type PageProps } from "gatsby"
import styled from "styled-components"
import { hoursAttribute } from "../../plugins/hosting/names/period"
import { Breads } from "../Breads"
import { Band, Heading, space, type, wide } from "../theme"

export default function Front({ data: { page, bakery, breads } }: PageProps<Queries.FrontQuery>) {
  if (!page || !bakery) return null
  const { images, width, height } = page.picture.file.gatsbyImageData
  const { postal, ...visit } = bakery.visit
  return (
    <>
      <Hero>
        <Heading>
          <h1>{page.heading}</h1>
          <p>{page.introduction}</p>
          <Button to={page.button.to}>{page.button.label}</Button>
        </Heading>
        <picture>
          {images.sources?.map((source) => (
            <source key={source.type} {...source} />
          ))}
          <img
            {...images.fallback}
            {...{ width, height }}
            alt={page.picture.description ?? ""}
            fetchPriority="high"
          />
        </picture>
      </Hero>
      <Breads {...page.breads} breads={breads.nodes} language={bakery.language} />
      <Ground>
        <Visit>
          <Heading>
            <h2>{visit.title}</h2>
            <p>{visit.directions}</p>
            <p>
              {postal.street}
              <br />
              {postal.postalCode} {postal.locality}
            </p>
            <a href={visit.to}>{visit.phone}</a>
          </Heading>
          {bakery.hours && (
            <div>
              {/* The script of plugins/hosting may have written here before hydration. */}
              <p {...{ [hoursAttribute]: bakery.hours.forScript }} suppressHydrationWarning>
                {""}
              </p>
              <table>
                <caption>{bakery.hours.title}</caption>
                <tbody>
                  {bakery.hours.rows.map(({ days, hours }) => (
                    <tr key={days}>
                      <th scope="row">{days}</th>
                      <td>{hours}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Visit>
      </Ground>
    </>
  )
}

export { PageHead as Head } from "../Layout"

const Hero = styled(Band)`
  ${wide} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }

  p {
    padding-block: ${space.s};
  }

  img {
    display: block;
    width: calc(100% - ${space.m});
    height: auto;
    box-shadow: ${space.m} ${space.m} 0 var(--accent);
  }
`

const Button = styled(Link)`
  justify-self: start;
  padding: ${space.s} ${space.m};
  background: var(--brand);
  color: var(--onBrand);
  font: ${type.label};
  text-decoration: none;
`

const Ground = styled.div`
  background: var(--deep);

  h2,
  caption,
  [${hoursAttribute}] {
    color: var(--onDeep);
  }

  a {
    color: var(--accentOnDeep);
  }
`

const Visit = styled(Band)`
  color: var(--mutedOnDeep);

  ${wide} {
    grid-template-columns: 1fr 1fr;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  [${hoursAttribute}] {
    min-height: 1.6em;
    color: var(--accentOnDeep);
    font: ${type.label};
  }

  caption {
    padding-block: ${space.s};
    font: ${type.label};
    text-align: start;
  }

  tr {
    border-top: 1px solid;
  }

  th,
  td {
    padding-block: ${space.s};
    font: ${type.small};
    text-align: start;
    vertical-align: top;
  }
`

export const query = graphql`
  query Front {
    page: front {
      title
      description
      meta {
        ...Meta
      }
      heading
      introduction
      button {
        label
        to
      }
      picture {
        description
        file {
          gatsbyImageData(
            width: 700
            aspectRatio: 1.25
            sizes: "(min-width: 56rem) 40vw, 90vw"
            breakpoints: [360, 700, 1400]
          )
        }
      }
      breads {
        title
        introduction
      }
    }
    breads: allBread(sort: { position: ASC }) {
      nodes {
        ...Bread
      }
    }
    bakery {
      language
      visit {
        title
        directions
        phone
        to
        postal {
          street
          postalCode
          locality
        }
      }
      hours {
        title
        rows {
          days
          hours
        }
        forScript
      }
    }
  }
`
