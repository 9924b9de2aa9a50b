import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Card } from "../../components/containers/Cards"
import { Rows } from "../../components/containers/Rows"
import { IconBadge } from "../../components/icons/IconBadge"
import { untilOf } from "../../../plugins/hosting/names/period"
import { revealOnScroll } from "../../theme/revealOnScroll"
import { space } from "../../theme/tokens"

type Props = Queries.ValuesFragment & { values: readonly Queries.ValueFragment[] }

export function Values({ title, introduction, values }: Props) {
  if (values.length === 0) return null
  return (
    <Section $background="mist">
      <SectionHeader>
        <h2>{title}</h2>
        <p>{introduction}</p>
      </SectionHeader>
      <Rows $count={values.length}>
        {values.map((value) => (
          <Value key={value.title} $colour={value.colour} {...untilOf(value.shown)}>
            <IconBadge icon={value.icon} />
            <h3>{value.title}</h3>
            <p>{value.description}</p>
          </Value>
        ))}
      </Rows>
    </Section>
  )
}

const Value = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.l};
  ${revealOnScroll}
`

export const fragment = graphql`
  fragment Values on Values {
    title
    introduction
  }
  fragment Value on Value {
    title
    description
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
`
