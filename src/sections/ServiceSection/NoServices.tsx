import styled from "styled-components"
import { Section } from "../../components/containers/Section"
import { type } from "../../theme/tokens"

/** The text of the services page if there are no ventures. */
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
