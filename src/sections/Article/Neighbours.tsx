import { Link } from "gatsby"
import styled from "styled-components"
import { Section } from "../../components/containers/Section"
import { colour, from, space, type } from "../../theme/tokens"

type Neighbour = Queries.ArticleItemFragment | undefined

type Props = {
  newer: Neighbour
  older: Neighbour
  words: Queries.NewsWordsFragment
}

/** Links to the articles before and after one. */
export const Neighbours = ({ newer, older, words }: Props) =>
  (newer || older) && (
    <Band>
      <Links>
        {older && <Neighbour rel="prev" words={words.older} {...older} />}
        {newer && <Neighbour rel="next" words={words.newer} {...newer} />}
      </Links>
    </Band>
  )

type NeighbourProps = Queries.ArticleItemFragment & { rel: string; words: string }

const Neighbour = ({ address, top, rel, words }: NeighbourProps) => (
  <Link to={address} rel={rel}>
    <small>{words}</small> {top.title}
  </Link>
)

const Band = styled(Section)`
  --band: ${space.lightBand};
`

const Links = styled.nav`
  display: grid;
  gap: ${space.l};

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  > a {
    padding-top: ${space.m};
    border-top: 1px solid ${colour.line};
    color: ${colour.ink};
    font: ${type.lead};
  }

  > [rel="next"] {
    grid-column: -2 / -1;
    text-align: end;
  }

  /* The line below a link does not run on below it. */
  small {
    display: inline-block;
    width: 100%;
    color: ${colour.brandInk};
    font: ${type.label};
  }
`
