import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeading } from "../../components/containers/Section"
import { colour, space, type } from "../../theme/tokens"

export const Figures = ({ title, entries, source }: Queries.FiguresFragment) => (
  <Section>
    <SectionHeading title={title} />
    <List>
      {entries.map(({ number, label }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </List>
    <Source>{source}</Source>
  </Section>
)

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.l};
  margin: ${space.l} 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    container-type: inline-size;
  }

  dd {
    margin: 0;
    color: ${colour.brandInk};
    font: ${type.figure};
  }
`

const Source = styled.p`
  font: ${type.small};
`

export const fragment = graphql`
  fragment Figures on Figures {
    title
    entries {
      number
      label
    }
    source
  }
`
