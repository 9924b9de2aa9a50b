import { graphql, Link } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Card, Cards } from "../elements/Cards"
import { HeardOnly } from "../elements/HeardOnly"
import { Mark } from "../elements/Mark"
import { Picture } from "../elements/Picture"
import { depth, duration, motion, print, radius, size, space, tinted, type } from "../theme/tokens"

type Props = Queries.VenturesFragment & { services: readonly Queries.VentureFragment[] }

export function Ventures({ title, introduction, services, ...words }: Props) {
  if (services.length === 0) return null
  return (
    <Band $ground="mist">
      <Opening>
        <h2>{title}</h2>
        <p>{introduction}</p>
      </Opening>
      <Cards $least="13.5rem">
        {services.map((service) => (
          <Venture key={service.id} $colour={service.colour}>
            <Picture {...service.image} />
            <Words>
              <Badge icon={service.icon} />
              <h3>{service.title}</h3>
              <p>{service.subtitle}</p>
              <More to={`/services/#${service.id}`}>
                {words.learnMore}{" "}
                <HeardOnly>
                  {words.learnMoreAbout.replace("{title}", () => service.title)}
                </HeardOnly>
              </More>
            </Words>
          </Venture>
        ))}
      </Cards>
    </Band>
  )
}

const Venture = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
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
`

/* Half on the picture, half below it. */
const Badge = styled(Mark)`
  position: relative;
  width: 4rem;
  height: 4rem;
  margin-top: -2rem;
  border: 0.375rem solid ${tinted.wash};
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
      file {
        gatsbyImageData(
          width: 640
          aspectRatio: 1.3333
          sizes: "(min-width: 90rem) calc(12.9rem + 14.3vw), (min-width: 48rem) calc(30.8vw - 1.3rem), (min-width: 32rem) calc(46.2vw - 1.2rem), calc(92.4vw - 0.8rem)"
          breakpoints: [320, 480, 640, 960, 1280]
          placeholder: DOMINANT_COLOR
          formats: [AUTO, WEBP, AVIF]
        )
      }
    }
  }
`
