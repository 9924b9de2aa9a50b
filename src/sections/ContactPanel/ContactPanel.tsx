import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { OpeningHours } from "../../components/OpeningHours"
import { untilOf } from "../../../plugins/hosting/names/period"
import { colour, radius, space, type } from "../../theme/tokens"

type Props = Queries.ContactPanelFragment & { items: readonly Queries.ContactInfoFragment[] }

export function ContactPanel({ title, introduction, items }: Props) {
  return (
    <Panel>
      <h2>{title}</h2>
      <p>{introduction}</p>
      <dl>
        {items.map((item) => (
          <div key={item.title} {...untilOf(item.shown)}>
            <dt>{item.title}</dt>
            <dd>
              {item.to === null ? item.content : <Action to={item.to}>{item.content}</Action>}
            </dd>
            <dd>{item.description}</dd>
            {item.hours && (
              <dd>
                <OpeningHours {...item.hours} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  align-content: start;
  padding: ${space.xl};
  border-radius: ${radius.large};
  background: ${colour.deep};
  color: ${colour.mutedOnDeep};

  h2 {
    color: ${colour.onDeep};
    font: ${type.minor};
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
    margin: ${space.m} 0 0;
  }

  dl > div {
    padding-top: ${space.m};
    border-top: 1px solid color-mix(in srgb, ${colour.mutedOnDeep} 35%, transparent);
  }

  dt {
    color: ${colour.accentOnDeep};
    font: ${type.label};
  }

  dt + dd {
    color: ${colour.onDeep};
    font: ${type.lead};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    color: inherit;
  }
`

export const fragment = graphql`
  fragment ContactPanel on ContactPanel {
    title
    introduction
  }
  fragment ContactInfo on ContactInfo {
    title
    content
    description
    to
    hours {
      ...OpeningHours
    }
    shown {
      until
    }
  }
`
