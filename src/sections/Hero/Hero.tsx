import { graphql } from "gatsby"
import styled, { keyframes } from "styled-components"
import { Button, Buttons } from "../../components/Button"
import { Picture } from "../../components/Picture"
import {
  colour,
  duration,
  easing,
  from,
  motion,
  radius,
  size,
  space,
  type,
} from "../../theme/tokens"

type Props = Queries.HeroFragment & { brand: Queries.BrandFragment }

export function Hero({ ventures, contact, picture, brand }: Props) {
  const { name, logo } = brand
  const [, start, rest] = /^(.*?:)?(.*)$/.exec(brand.slogan) ?? []
  return (
    <Stage>
      <Content>
        <Brand>
          <img src={logo.url} width={logo.width} height={logo.height} alt="" />
          {name}
        </Brand>
        <Slogan>
          {start && <strong>{start}</strong>}
          {start ? <span>{rest}</span> : <strong>{rest}</strong>}
        </Slogan>
        <Buttons>
          <Button to={ventures.to} $variant="primary">
            {ventures.label}
          </Button>
          <Button to={contact.to}>{contact.label}</Button>
        </Buttons>
      </Content>
      <Frame>
        <Picture {...picture} priority />
      </Frame>
    </Stage>
  )
}

const Stage = styled.section`
  display: grid;
  gap: ${space.xl};
  align-items: center;
  width: min(100% - 2 * ${space.gutter}, ${size.content});
  margin-inline: auto;
  padding-block: calc(${size.bar} + ${space.l}) ${space.band};

  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    min-height: min(100svh, 62rem);
    padding-bottom: ${space.xl};
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space.xl};
`

const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s};
  color: ${colour.ink};
  font: ${type.minor};

  > img {
    width: auto;
    height: 3rem;
  }
`

const Slogan = styled.h1`
  display: grid;
  gap: ${space.m};

  > strong {
    font: ${type.slogan};
    letter-spacing: -0.045em;
  }

  > span {
    color: ${colour.brandInk};
    font: ${type.major};
  }
`

const sunrise = keyframes`
  from {
    transform: translateY(1.5rem) scale(0.98);
  }
`

const Frame = styled.div`
  /* On load, the picture moves up into its frame. */
  ${motion} {
    animation: ${sunrise} ${duration.slow} ${easing};
  }

  img {
    aspect-ratio: 4 / 5;
    border-radius: ${radius.doorway};
  }
`

export const fragment = graphql`
  fragment Hero on Hero {
    ventures {
      ...Action
    }
    contact {
      ...Action
    }
    picture {
      ...PictureDetails
      file {
        gatsbyImageData(
          width: 1000
          aspectRatio: 0.8
          sizes: "(min-width: 90rem) calc(16rem + 17.7vw), (min-width: 64rem) 36.3vw, calc(92.4vw - 0.8rem)"
          breakpoints: [500, 652, 1000, 1300]
        )
      }
    }
  }
`
