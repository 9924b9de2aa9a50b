import { graphql, Link } from "gatsby"
import { useContext } from "react"
import styled from "styled-components"
import { LanguageBase } from "../../components/Action"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Card } from "../../components/containers/Cards"
import { Rows } from "../../components/containers/Rows"
import { VisuallyHidden } from "../../components/VisuallyHidden"
import { IconBadge } from "../../components/icons/IconBadge"
import { Picture } from "../../components/Picture"
import { untilOf } from "../../../plugins/hosting/names/period"
import { pictureName } from "../../theme/itemColour"
import { depth, duration, motion, print, radius, size, space, item, type } from "../../theme/tokens"

type Props = Queries.VenturesFragment & { services: readonly Queries.VentureFragment[] }

/** One or two cards are wider than the three of the query's `sizes`. */
const sizesOfFewerCards: Record<number, string> = {
  1: "min(40rem, 92.4vw - 0.8rem)",
  2: "(min-width: 90rem) calc(20.1rem + 21.45vw), (min-width: 48rem) calc(46.2vw - 1.2rem), calc(92.4vw - 0.8rem)",
}

export function Ventures({ title, introduction, services, ...labels }: Props) {
  const base = useContext(LanguageBase)
  if (services.length === 0) return null
  return (
    <Section $background="mist">
      <SectionHeader>
        <h2>{title}</h2>
        <p>{introduction}</p>
      </SectionHeader>
      <Rows $count={services.length}>
        {services.map((service) => (
          <Venture
            key={service.id}
            $id={service.id}
            $colour={service.colour}
            {...untilOf(service.shown)}
          >
            <Picture {...service.image} sizes={sizesOfFewerCards[services.length]} />
            <Content>
              <Badge icon={service.icon} />
              <h3>{service.title}</h3>
              <p>{service.subtitle}</p>
              <LearnMore to={service.page ?? `${base}/services/#${service.id}`}>
                {labels.learnMore}{" "}
                <VisuallyHidden>
                  {labels.learnMoreAbout.replace("{title}", () => service.title)}
                </VisuallyHidden>
              </LearnMore>
            </Content>
          </Venture>
        ))}
      </Rows>
    </Section>
  )
}

const Venture = styled(Card)<{ $id: string }>`
  ${({ $id }) => pictureName($id)}
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
      transform ${duration.normal},
      box-shadow ${duration.normal};
  }

  &:hover {
    box-shadow: ${depth.high};

    ${motion} {
      transform: translateY(-0.25rem);
    }
  }
`

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: ${space.s};
  padding: 0 ${space.l} ${space.l};
`

/* Overlaps the lower edge of the picture. */
const Badge = styled(IconBadge)`
  position: relative;
  width: 4rem;
  height: 4rem;
  margin-top: -2rem;
  border: 0.375rem solid ${item.wash};
`

const LearnMore = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  margin-top: auto;
  color: ${item.ink};
  font: ${type.label};

  /* Makes the whole card clickable. */
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
  fragment VentureItem on Service {
    id: jsonId
    page
    title
    subtitle
    icon {
      paths
    }
    colour {
      ...Colour
    }
    shown {
      until
    }
  }
  fragment Venture on Service {
    ...VentureItem
    image {
      ...PictureDetails
      file {
        gatsbyImageData(
          width: 652
          aspectRatio: 1.3333
          sizes: "(min-width: 90rem) calc(12.9rem + 14.3vw), (min-width: 48rem) calc(30.8vw - 1.3rem), calc(92.4vw - 0.8rem)"
          breakpoints: [360, 480, 652, 1000, 1300]
        )
      }
    }
  }
`
