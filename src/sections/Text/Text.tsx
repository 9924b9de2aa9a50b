import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Aside } from "../../components/containers/Aside"
import { Section } from "../../components/containers/Section"
import { lengthOf, Markdown } from "../../components/Markdown"
import { colour, from, size, space, type } from "../../theme/tokens"

const minContents = 4

type Props = Queries.TextFragment & {
  /** The beginning of the ids of its headings, which no other section has. */
  id: string
}

/** A long text with headings, lists and links. With many headings, it begins with links to them. */
export function Text({ title, body, id }: Props) {
  const headings = body.blocks.filter(({ kind }) => kind === "heading")
  const text = headings.length < minContents ? body : { ...body, id }
  const contents = text !== body && (
    <Contents>
      {body.blocks.map(
        ({ kind, lines }, index) =>
          kind === "heading" && (
            <li key={index}>
              <a href={`#${id}-${index}`}>{lines[0].spans.map((span) => span.text)}</a>
            </li>
          ),
      )}
    </Contents>
  )
  return title === null ? (
    <Section>
      {contents}
      <Body {...text} heading="h2" $isLead={hasLead(body)} $isPage={isLong(body)} />
    </Section>
  ) : (
    <Aside title={title} more={contents}>
      <Body {...text} $isLead={hasLead(body)} />
    </Aside>
  )
}

/** Whether a text without a title has enough words for two columns. */
const isLong = (text: Queries.MarkdownFragment) =>
  lengthOf(text) > 600 || text.blocks.some(({ kind }) => kind === "heading")

/** Whether it begins with a short paragraph. */
const hasLead = ({ blocks: [first] }: Queries.MarkdownFragment) =>
  first?.kind === "paragraph" && lengthOf({ blocks: [first] }) <= 240

/* A long one without a title: its headings stand aside, a text without headings has two columns. */
const page = css`
  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space.xl};

    > * {
      grid-column: 2;
      max-width: ${size.measure};
    }

    > h2 {
      grid-column: 1;
      grid-row: span 2;
    }

    > h2,
    > h2 + * {
      margin-top: ${space.l};
    }

    &:not(:has(h2)) {
      display: block;
      columns: 2;

      > * {
        margin-bottom: ${space.m};
      }
    }
  }
`

const Contents = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};

  a {
    display: block;
    padding-block: ${space.s};
  }
`

const Body = styled(Markdown)<{ $isLead: boolean; $isPage?: boolean }>`
  ${({ $isPage }) => $isPage && page}
  ${({ $isLead }) =>
    $isLead &&
    css`
      > :first-child {
        grid-column: 1 / -1;
        column-span: all;
        max-width: calc(0.8 * ${size.content});
        color: ${colour.ink};
        font: ${type.lead};
      }
    `}
`

export const fragment = graphql`
  fragment Text on Text {
    title
    body {
      ...Markdown
    }
  }
`
