import { graphql, Link } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Icon } from "../elements/Icon"
import { Picture } from "../elements/Picture"
import { heardOnly } from "../theme/GlobalStyle"
import { tint } from "../theme/tint"
import {
  depth,
  duration,
  forcedColours,
  motion,
  print,
  radius,
  size,
  space,
  tinted,
  type,
} from "../theme/tokens"

type Props = Queries.VenturesFragment & { services: readonly Queries.VentureFragment[] }

export function Ventures({ title, introduction, services, ...words }: Props) {
  if (services.length === 0) return null
  return (
    <Band $ground="mist">
      <Opening>
        <h2>{title}</h2>
        <p>{introduction}</p>
      </Opening>
      <Cards>
        {services.map((service) => (
          <Card key={service.id} $colour={service.colour}>
            <Picture {...service.image} />
            <Words>
              <Mark>
                <Icon {...service.icon} />
              </Mark>
              <h3>{service.title}</h3>
              <p>{service.subtitle}</p>
              <More to={`/services/#${service.id}`}>
                {words.learnMore}{" "}
                <Continued>{words.learnMoreAbout.replace("{title}", service.title)}</Continued>
              </More>
            </Words>
          </Card>
        ))}
      </Cards>
    </Band>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(13.5rem, 23%)), 1fr));
  gap: ${space.l};
  margin-top: ${space.xl};
`

const Card = styled.li<{ $colour: Queries.VentureFragment["colour"] }>`
  ${({ $colour }) => tint($colour)}
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  max-width: 40rem;
  border-radius: ${radius.large};
  background: ${tinted.wash};

  ${forcedColours} {
    border: 1px solid;
  }
  box-shadow: ${depth.low};

  img {
    aspect-ratio: 4 / 3;
  }

  ${motion} {
    transition:
      transform ${duration.calm},
      box-shadow ${duration.calm};
  }

  &:hover {
    box-shadow: ${depth.high};

    ${motion} {
      transform: translateY(-0.25rem);
    }
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: ${space.s};
  padding: 0 ${space.l} ${space.l};

  h3 {
    font: ${type.minor};
  }
`

const Mark = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  margin-top: -2rem;
  border: 0.375rem solid ${tinted.wash};
  border-radius: 50%;
  background: ${tinted.fill};
  color: ${tinted.onFill};
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  margin-top: auto;
  color: ${tinted.ink};
  font: ${type.label};

  /* The whole card leads where its link leads. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }

  ${print} {
    display: none;
  }
`

const Continued = styled.span`
  ${heardOnly}
`

export const fragment = graphql`
  fragment Ventures on Ventures {
    title
    introduction
    learnMore
    learnMoreAbout
  }
  fragment Venture on Service {
    id: jsonId
    title
    subtitle
    icon {
      paths
    }
    colour {
      ...Colour
    }
    image {
      description
      decorative
      file {
        gatsbyImageData(
          width: 640
          aspectRatio: 1.3333
          sizes: "(min-width: 85rem) 25.7rem, (min-width: 46rem) 30vw, calc(100vw - 2.5rem)"
          breakpoints: [320, 480, 640, 960, 1280]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
  fragment Colour on Colour {
    light {
      ...Tones
    }
    dark {
      ...Tones
    }
  }
  fragment Tones on Tones {
    fill
    onFill
    ink
    wash
  }
`
