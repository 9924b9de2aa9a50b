import { graphql } from "gatsby"
import { Actions } from "../../components/Button"
import { SectionHeader } from "../../components/containers/Section"
import { TopSection } from "../../components/containers/TopSection"
import { Split } from "../../components/containers/Split"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { Sunrise } from "./Sunrise"

/** The top of a composed page, with its only h1. */
export function PageTop({ title, introduction, actions, picture }: Queries.PageTopFragment) {
  return (
    <TopSection>
      <Split>
        <SectionHeader>
          <h1>{title}</h1>
          {introduction && <Paragraphs {...introduction} />}
          {actions && actions.length > 0 && <Actions actions={actions} variant="primary" />}
        </SectionHeader>
        {picture ? <Picture {...picture} priority /> : <Sunrise />}
      </Split>
    </TopSection>
  )
}

export const fragment = graphql`
  fragment PageTop on PageTop {
    title
    introduction {
      ...Markdown
    }
    actions {
      ...Action
    }
    picture {
      ...HalfPicture
    }
  }
`
