import { graphql } from "gatsby"
import { SectionHeader } from "../../components/containers/Section"
import { TopSection } from "../../components/containers/TopSection"

export function PageHeader({ title, introduction }: Queries.PageHeaderFragment) {
  return (
    <TopSection>
      <SectionHeader>
        <h1>{title}</h1>
        <p>{introduction}</p>
      </SectionHeader>
    </TopSection>
  )
}

export const fragment = graphql`
  fragment PageHeader on PageHeader {
    title
    introduction
  }
`
