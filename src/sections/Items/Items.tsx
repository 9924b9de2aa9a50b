import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Card, PlainCard } from "../../components/containers/Cards"
import { Rows } from "../../components/containers/Rows"
import { Section, SectionHeading } from "../../components/containers/Section"
import { IconBadge } from "../../components/IconBadge"
import { OpeningHours } from "../../components/OpeningHours"
import { untilOf, type Shown } from "../../../plugins/hosting/names/period"
import { item, space } from "../../theme/tokens"

type Props = Queries.ItemsFragment &
  Pick<Queries.ComposedPageQuery, "ventures" | "values" | "contactInfo">

/** The ventures, the values or the contact items of the site on another page. */
export function Items({ list, ventures, values, contactInfo, ...heading }: Props) {
  const entries =
    list === "ventures"
      ? ventures?.nodes.map(({ id, page, title, subtitle, ...look }) => (
          <Item key={id} {...look} title={title} text={subtitle} to={page ?? `/services/#${id}`} />
        ))
      : list === "values"
        ? values?.nodes.map(({ title, description, ...look }) => (
            <Item key={title} {...look} title={title} text={description} to={null} />
          ))
        : contactInfo?.nodes.map(({ title, content, description, to, hours, shown }) => (
            <PlainCard key={title} {...untilOf(shown)}>
              <h3>{title}</h3>
              <p>{to === null ? content : <Action to={to}>{content}</Action>}</p>
              <p>{description}</p>
              {hours && <OpeningHours {...hours} />}
            </PlainCard>
          ))
  return (
    <Section>
      <SectionHeading {...heading} />
      <Rows $count={entries?.length ?? 0}>{entries}</Rows>
    </Section>
  )
}

type ItemProps = Pick<Queries.ValueFragment, "icon" | "colour"> & {
  title: string
  text: string
  to: string | null
  shown: Shown
}

const Item = ({ icon, colour, title, text, to, shown }: ItemProps) => (
  <Content $colour={colour} {...untilOf(shown)}>
    <IconBadge icon={icon} />
    <h3>{to === null ? title : <Action to={to}>{title}</Action>}</h3>
    <p>{text}</p>
  </Content>
)

const Content = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.l};

  a {
    color: ${item.ink};
  }
`

export const fragment = graphql`
  fragment Items on Items {
    title
    introduction
    list
  }
`
