import { graphql } from "gatsby"
import styled from "styled-components"
import { Band, Opening } from "../elements/Band"
import { size, space, type } from "../theme/tokens"

export function PageHeader({ title, introduction }: Queries.PageHeaderFragment) {
  return (
    <Top>
      <Opening>
        <h1>{title}</h1>
        <p>{introduction}</p>
      </Opening>
    </Top>
  )
}

const Top = styled(Band)`
  padding-block: calc(${size.bar} + ${space.band}) ${space.xl};

  h1 {
    font: ${type.page};
    letter-spacing: -0.04em;
  }
`

export const fragment = graphql`
  fragment PageHeader on PageHeader {
    title
    introduction
  }
`
