import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Aside } from "../../components/containers/Aside"
import { Section } from "../../components/containers/Section"
import { lengthOf, Markdown } from "../../components/Markdown"
import { colour, from, size, space, type } from "../../theme/tokens"

/** A long text with headings, lists and links. */
export const Text = ({ title, body }: Queries.TextFragment) =>
  title === null ? (
    <Section>
      <Body {...body} heading="h2" $isLead={hasLead(body)} $isPage={isLong(body)} />
    </Section>
  ) : (
    <Aside title={title}>
      <Body {...body} $isLead={hasLead(body)} />
    </Aside>
  )

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
