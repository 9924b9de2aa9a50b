import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Button } from "../../components/Button"
import { VisuallyHidden } from "../../components/VisuallyHidden"
import { IconBadge } from "../../components/icons/IconBadge"
import { Picture } from "../../components/Picture"
import { untilOf } from "../../../plugins/hosting/names/period"
import { Split } from "../../components/containers/Split"
import { itemColour, pictureName } from "../../theme/itemColour"
import { forcedColours, from, space, item, type } from "../../theme/tokens"

type Props = Queries.ServiceSectionFragment & {
  labels: Queries.ServiceLabelsFragment
  isFirst: boolean
}

/** One venture on the services page. The side of the picture alternates. */
export function ServiceSection({ labels, isFirst, ...service }: Props) {
  const withTitle = (template: string) => template.replace("{title}", () => service.title)
  return (
    <Background
      id={service.id}
      $id={service.id}
      $colour={service.colour}
      {...untilOf(service.shown)}
    >
      {service.formerIds?.map((id) => (
        <span key={id} id={id} />
      ))}
      <Split>
        <Picture {...service.image} priority={isFirst} />
        <Content>
          <IconBadge icon={service.icon} />
          <h2>{service.title}</h2>
          <Subtitle>{service.subtitle}</Subtitle>
          <Description>{service.description}</Description>
          <Features>
            {service.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
          <LearnMore to={service.page ?? service.action} notice={withTitle(labels.notAvailable)}>
            {labels.learnMore} <VisuallyHidden>{withTitle(labels.learnMoreAbout)}</VisuallyHidden>
          </LearnMore>
        </Content>
      </Split>
    </Background>
  )
}

/** The text of the services page if there are no ventures. */
export const NoServices = ({ none }: Queries.ServiceLabelsFragment) => (
  <Section $background="mist">
    <None>{none}</None>
  </Section>
)

type Look = { $id: string; $colour: Queries.ColourFragment }

const Background = styled(Section)<Look>`
  ${({ $colour }) => itemColour($colour)}
  ${({ $id }) => pictureName($id)}
  background: ${item.wash};

  &:nth-of-type(odd) ${Split} > :first-child {
    ${from.halves} {
      order: 1;
    }
  }
`

const Content = styled(SectionHeader)`
  justify-items: start;

  /* Balanced, a name of a few words would break at its hyphen. */
  > h2 {
    text-wrap: pretty;
  }
`

const Subtitle = styled.p`
  color: ${item.ink};
`

const Description = styled.p`
  && {
    font: ${type.body};
  }
`

const Features = styled.ul.attrs({ role: "list" })`
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
    background: ${item.fill};

    ${forcedColours} {
      background: CanvasText;
    }
  }
`

const LearnMore = styled(Button)`
  background: ${item.fill};
  border-color: transparent;
  color: ${item.onFill};
`

const None = styled.p`
  font: ${type.lead};
`

export const fragment = graphql`
  fragment ServiceSection on Service {
    id: jsonId
    formerIds
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
    page
    action
    shown {
      until
    }
  }
  fragment ServiceLabels on ServiceLabels {
    learnMore
    learnMoreAbout
    notAvailable
    none
  }
`
