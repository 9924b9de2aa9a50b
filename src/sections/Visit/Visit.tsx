import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Actions } from "../../components/Button"
import { Aside } from "../../components/containers/Aside"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { Split } from "../../components/containers/Split"
import { Picture } from "../../components/Picture"
import { colour, space, type } from "../../theme/tokens"

/** A map leads to the directions. Without one, address and hours stand beside the heading. */
export function Visit({
  map,
  date,
  address,
  hours,
  directions,
  call,
  ...heading
}: Queries.VisitFragment) {
  const actions = [directions, call].flatMap((action) => action ?? [])
  const buttons = actions.length > 0 && <Actions actions={actions} variant="primary" />
  const details = (
    <Details>
      {date?.words && <p>{date.words}</p>}
      <address>{address}</address>
      {hours && <p>{hours}</p>}
      {map && buttons}
    </Details>
  )
  if (!map)
    return (
      <Aside {...heading} more={buttons}>
        {details}
      </Aside>
    )
  const picture = <Picture {...map} />
  return (
    <Section>
      <Split>
        <div>
          <SectionHeading {...heading} />
          {details}
        </div>
        {directions?.to ? (
          <Action to={directions.to} label={map.description ? undefined : directions.label}>
            {picture}
          </Action>
        ) : (
          picture
        )}
      </Split>
    </Section>
  )
}

const Details = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space.l};

  div + & {
    margin-top: ${space.xl};
  }

  > :not(div) {
    padding-top: ${space.m};
    border-top: 2px solid ${colour.brandInk};
    color: ${colour.ink};
    font: ${type.lead};
    white-space: pre-line;
    text-wrap: balance;
  }

  /* The date, above the address and the hours, and the buttons. */
  > p:first-child:nth-last-child(n + 3),
  > div {
    grid-column: 1 / -1;
  }
`

export const fragment = graphql`
  fragment Visit on Visit {
    title
    introduction {
      ...Markdown
    }
    date {
      words
    }
    address
    hours
    map {
      ...HalfPicture
    }
    directions {
      ...Action
    }
    call {
      ...Action
    }
  }
`
