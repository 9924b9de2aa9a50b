import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { HeadedSection } from "../../components/containers/Aside"
import { Rows } from "../../components/containers/Rows"
import { lengthOf, Paragraphs } from "../../components/Markdown"
import { Picture } from "../../components/Picture"
import { colour, radius, space, type } from "../../theme/tokens"

/** People beside the heading if they are few, or have few words. */
export function People({ entries, ...heading }: Queries.PeopleFragment) {
  const isShort = ({ picture, name, text }: (typeof entries)[number]) =>
    !picture && !/[^\s-]{14}/.test(name) && (text === null || lengthOf(text) < 80)
  const isAside = entries.length < 3 || (entries.length < 7 && entries.every(isShort))
  return (
    <HeadedSection {...heading} isAside={isAside}>
      <List $count={Math.max(entries.length, 2)} $most={[3, isAside ? 3 : 4]}>
        {entries.map(({ picture, name, role, text, to }, index) => (
          <Person key={index}>
            {picture && <Picture {...picture} />}
            <h3>{to === null ? name : <Action to={to}>{name}</Action>}</h3>
            {role && <p>{role}</p>}
            {text && <Paragraphs {...text} />}
          </Person>
        ))}
      </List>
    </HeadedSection>
  )
}

const List = styled(Rows)`
  row-gap: ${space.xl};

  /* Among pictures, an empty doorway stands for one that is missing. */
  &:has(picture) > li:not(:has(picture))::before {
    content: "";
    aspect-ratio: 4 / 5;
    margin-bottom: ${space.s};
    border-radius: ${radius.doorway};
    background: ${colour.line};
  }
`

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
