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
      <Body {...body} heading="h2" $lead={leadOf(body)} $isPage />
    </Section>
  ) : (
    <Aside title={title}>
      <Body {...body} $lead={leadOf(body) && type.lead} />
    </Aside>
  )

/** The font of a short first paragraph, that of a heading for a single sentence. */
function leadOf({ blocks: [first, ...others] }: Queries.MarkdownFragment) {
  if (first?.kind !== "paragraph") return undefined
  const letters = lengthOf({ blocks: [first] })
  if (letters > 240) return undefined
  return others.length === 0 && letters <= 90 ? type.major : type.lead
}

/* Without a title: its headings stand aside, a text without headings has two columns. */
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

const Body = styled(Markdown)<{ $lead?: string; $isPage?: boolean }>`
  ${({ $isPage }) => $isPage && page}
  ${({ $lead }) =>
    $lead &&
    css`
      > :first-child {
        grid-column: 1 / -1;
        column-span: all;
        max-width: calc(0.8 * ${size.content});
        color: ${colour.ink};
        font: ${$lead};
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
