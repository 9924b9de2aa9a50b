import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { Card, Cards } from "../elements/Cards"
import { Mark } from "../elements/Mark"
import { arrive } from "../theme/arrive"
import { space } from "../theme/tokens"

type Props = Queries.ValuesFragment & { values: readonly Queries.ValueFragment[] }

export function Values({ title, introduction, values }: Props) {
  if (values.length === 0) return null
  return (
    <Band $ground="mist">
      <Opening>
        <h2>{title}</h2>
        <p>{introduction}</p>
      </Opening>
      <Cards $least="16rem">
        {values.map((value) => (
          <Value key={value.title} $colour={value.colour}>
            <Mark icon={value.icon} />
            <h3>{value.title}</h3>
            <p>{value.description}</p>
          </Value>
        ))}
      </Cards>
    </Band>
  )
}

const Value = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.l};
  ${arrive}
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
