import styled from "styled-components"
import { Band } from "../elements/Band"
import { type } from "../theme/tokens"

/** What the services page says while there is no venture to show. */
export function NoServices({ none }: Queries.ServiceWordsFragment) {
  return (
    <Band $ground="mist">
      <Sentence>{none}</Sentence>
    </Band>
  )
}

const Sentence = styled.p`
  font: ${type.lead};
`
