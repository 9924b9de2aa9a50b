import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Band, Heading, space, type } from "./theme"

type Props = Queries.BreadList & {
  breads: readonly Queries.BreadFragment[]
  language: string
}

/** The breads of today, each drawn in its own colour. */
export function Breads({ title, introduction, breads, language }: Props) {
  const price = new Intl.NumberFormat(language, { style: "currency", currency: "EUR" })
  return (
    <Band>
      <Heading>
        <h2>{title}</h2>
        <p>{introduction}</p>
      </Heading>
      <List role="list">
        {breads.map((bread) => (
          <Card key={bread.jsonId} id={bread.jsonId} $colour={bread.colour}>
            <svg viewBox="0 0 120 64" aria-hidden="true">
              <path d={outlines[bread.shape]} />
              <path d={cuts[bread.shape]} />
            </svg>
            <h3>{bread.title}</h3>
            <p>{bread.description}</p>
            <Facts>
              <span>{bread.flour}</span>
              <strong>{price.format(Number(bread.price))}</strong>
            </Facts>
          </Card>
        ))}
      </List>
    </Band>
  )
}

const outlines: Record<string, string> = {
  loaf: "M12 58C4 30 30 10 60 10s56 20 48 48z",
  tin: "M20 58V28C10 26 10 10 28 10h64c18 0 18 16 8 18v30z",
  stick: "M6 46C10 30 84 8 108 14c12 4 8 14-2 18C84 42 34 60 14 58c-8-1-10-6-8-12z",
}

const cuts: Record<string, string> = {
  loaf: "M34 48c2-14 8-22 18-28M56 50c2-14 8-22 18-27M78 52c2-12 6-18 14-23",
  tin: "M34 24c16-5 36-5 52 0M30 40h60M30 50h60",
  stick: "M28 46c4-6 10-9 18-11M52 38c4-6 10-9 18-11M76 29c4-6 9-8 16-9",
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space.l};
`

type Tones = Queries.ToneFragment

const tones = ({ fill, onFill, wash }: Tones) => css`
  --fill: ${fill};
  --on-fill: ${onFill};
  --wash: ${wash};
`

const Card = styled.li<{ $colour: { light: Tones; dark: Tones } }>`
  ${({ $colour }) => tones($colour.light)}
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space.s};

  @media (prefers-color-scheme: dark) {
    ${({ $colour }) => tones($colour.dark)}
  }

  svg {
    width: 100%;
    padding: ${space.l};
    background: var(--wash);
    fill: var(--fill);
    stroke: var(--on-fill);
    stroke-width: 3;
    stroke-linecap: round;
  }

  svg :first-child {
    stroke: none;
  }

  svg :last-child {
    fill: none;
  }

  h3 {
    font: ${type.title};
    font-size: 1.75rem;
  }
`

const Facts = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space.m};
  padding-top: ${space.s};
  border-top: 2px solid var(--line);
  font: ${type.small};

  strong {
    color: var(--ink);
    white-space: nowrap;
  }
`

export const fragments = graphql`
  fragment Bread on Bread {
    jsonId
    title
    description
    flour
    price
    shape
    colour {
      light {
        ...Tone
      }
      dark {
        ...Tone
      }
    }
  }
  fragment Tone on Tones {
    fill
    onFill
    wash
  }
`
