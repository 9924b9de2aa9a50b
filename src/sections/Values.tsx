import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Icon } from "../elements/Icon"
import { arrive } from "../theme/arrive"
import { tint } from "../theme/tint"
import { forcedColours, radius, space, tinted, type } from "../theme/tokens"

type Props = Queries.ValuesFragment & { values: readonly Queries.ValueFragment[] }

export function Values({ title, introduction, values }: Props) {
  if (values.length === 0) return null
  return (
    <Band $ground="mist">
      <Opening>
        <h2>{title}</h2>
        <p>{introduction}</p>
      </Opening>
      <Grid>
        {values.map((value) => (
          <Value key={value.title} $colour={value.colour}>
            <Mark>
              <Icon {...value.icon} />
            </Mark>
            <h3>{value.title}</h3>
            <p>{value.description}</p>
          </Value>
        ))}
      </Grid>
    </Band>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(16rem, 23%)), 1fr));
  gap: ${space.l};
  margin-top: ${space.xl};
`

const Value = styled.li<{ $colour: Queries.ValueFragment["colour"] }>`
  ${({ $colour }) => tint($colour)}
  display: grid;
  align-content: start;
  gap: ${space.s};
  max-width: 40rem;
  padding: ${space.l};
  border-radius: ${radius.large};
  background: ${tinted.wash};

  ${forcedColours} {
    border: 1px solid;
  }
  ${arrive}

  h3 {
    font: ${type.minor};
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: 50%;
  background: ${tinted.fill};
  color: ${tinted.onFill};
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
  }
`
