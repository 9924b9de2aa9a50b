import { graphql } from "gatsby"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Actions } from "../../components/Button"
import { Picture } from "../../components/Picture"
import { Split } from "../../components/containers/Split"

export function Vision({ title, text, action, picture }: Queries.VisionFragment) {
  return (
    <Section>
      <Split>
        <Picture {...picture} />
        <SectionHeader>
          <h2>{title}</h2>
          <p>{text}</p>
          <Actions actions={[action]} variant="primary" />
        </SectionHeader>
      </Split>
    </Section>
  )
}

export const fragment = graphql`
  fragment Vision on Vision {
    title
    text
    action {
      ...Action
    }
    picture {
      ...HalfPicture
    }
  }
`
