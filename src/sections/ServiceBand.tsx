import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Button } from "../elements/Button"
import { HeardOnly } from "../elements/HeardOnly"
import { Mark } from "../elements/Mark"
import { Picture } from "../elements/Picture"
import { Sides } from "../elements/Sides"
import { tint } from "../theme/tint"
import { forcedColours, from, space, tinted, type } from "../theme/tokens"

type Props = Queries.ServiceBandFragment & {
  words: Queries.ServiceWordsFragment
  isFirst: boolean
}

/** One venture on the services page; every second one has its picture on the other side. */
export function ServiceBand({ words, isFirst, ...service }: Props) {
  const withTitle = (template: string) => template.replace("{title}", () => service.title)
  return (
    <Ground id={service.id} $colour={service.colour}>
      <Sides>
        <Picture {...service.image} isMain={isFirst} />
        <Words>
          <Mark icon={service.icon} />
          <h2>{service.title}</h2>
          <Subtitle>{service.subtitle}</Subtitle>
          <Description>{service.description}</Description>
          <Features>
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
          <More to={service.action} notice={withTitle(words.notAvailable)}>
            {words.learnMore} <HeardOnly>{withTitle(words.learnMoreAbout)}</HeardOnly>
          </More>
        </Words>
      </Sides>
    </Ground>
  )
}

const Ground = styled(Band)<{ $colour: Queries.ServiceBandFragment["colour"] }>`
  ${({ $colour }) => tint($colour)}
  background: ${tinted.wash};

  &:nth-of-type(odd) ${Sides} > :first-child {
    ${from.desktop} {
      order: 1;
    }
  }
`

const Words = styled(Opening)`
  justify-items: start;
`

const Subtitle = styled.p`
  color: ${tinted.ink};
`

const Description = styled.p`
  && {
    font: ${type.body};
  }
`

const Features = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin-block: ${space.xs} ${space.m};

  > li {
    display: flex;
    gap: ${space.s};
  }

  > li::before {
    content: "";
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    margin-top: 0.5em;
    border-radius: 50%;
    background: ${tinted.fill};

    ${forcedColours} {
      background: CanvasText;
    }
  }
`

const More = styled(Button)`
  background: ${tinted.fill};
  border-color: transparent;
  color: ${tinted.onFill};
`

export const fragment = graphql`
  fragment ServiceBand on Service {
    id: jsonId
    title
    subtitle
    description
    icon {
      paths
    }
    colour {
      ...Colour
    }
    features
    image {
      ...HalfPicture
    }
    action
  }
  fragment ServiceWords on ServiceWords {
    learnMore
    learnMoreAbout
    notAvailable
    none
  }
`
