import styled from "styled-components"
import { Section } from "../components/Section"
import { type } from "../theme/tokens"

/** What the services page says while there is no venture to show. */
export function NoServices({ none }: Queries.ServiceLabelsFragment) {
  return (
    <Section $background="mist">
      <Message>{none}</Message>
    </Section>
  )
}

const Message = styled.p`
  font: ${type.lead};
`
