import { graphql } from "gatsby"
import { Aside } from "../../components/containers/Aside"
import { Section } from "../../components/containers/Section"
import { Markdown } from "../../components/Markdown"

/** A long text with headings, lists and links. */
export const Text = ({ title, body }: Queries.TextFragment) =>
  title === null ? (
    <Section>
      <Markdown {...body} heading="h2" />
    </Section>
  ) : (
    <Aside title={title}>
      <Markdown {...body} heading="h3" />
    </Aside>
  )

export const fragment = graphql`
  fragment Text on Text {
    title
    body {
      ...Markdown
    }
  }
`
