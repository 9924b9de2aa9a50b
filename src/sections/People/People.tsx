import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { HeadedSection } from "../../components/containers/Aside"
import { Rows } from "../../components/containers/Rows"
import { Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { colour, radius, space, type } from "../../theme/tokens"

export const People = ({ entries, ...heading }: Queries.PeopleFragment) => (
  <HeadedSection {...heading} isAside={entries.length < 3}>
    <Rows $count={Math.max(entries.length, 2)} $most={[3, entries.length < 3 ? 2 : 4]}>
      {entries.map(({ picture, name, role, text, to }, index) => (
        <Person key={index}>
          {picture && <Picture {...picture} />}
          <h3>{to === null ? name : <Action to={to}>{name}</Action>}</h3>
          {role && <p>{role}</p>}
          {text && <Paragraphs {...text} />}
        </Person>
      ))}
    </Rows>
  </HeadedSection>
)

const Person = styled.li`
  display: grid;
  gap: ${space.s};
  align-content: start;

  /* The arched doorway of the home page. */
  img {
    margin-bottom: ${space.s};
    aspect-ratio: 4 / 5;
    border-radius: ${radius.doorway};
  }

  h3 {
    font: ${type.minor};
  }

  h3 > a {
    color: inherit;
  }

  h3 + p {
    color: ${colour.brandInk};
    font: ${type.label};
  }
`

export const fragment = graphql`
  fragment People on People {
    title
    introduction {
      ...Markdown
    }
    entries {
      picture {
        ...CardPicture
      }
      name
      role
      text {
        ...Markdown
      }
      to
    }
  }
`
