import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { Aside } from "../../components/containers/Aside"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
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
  const letters = lengthOf(body)
  const look = {
    $isLead: hasLead(body),
    $isPage: letters > 600 || headings.length >= (title === null ? 1 : minContents),
  }
  return title === null || look.$isPage ? (
    <Section>
      <SectionHeading title={title} />
      {contents}
      <Body {...text} heading={title === null ? "h2" : "h3"} {...look} />
    </Section>
  ) : (
    <Aside title={title}>
      <Body {...text} {...look} />
    </Aside>
  )
}

/** Whether it begins with a short paragraph. */
const hasLead = ({ blocks: [first] }: Queries.MarkdownFragment) =>
  first?.kind === "paragraph" && lengthOf({ blocks: [first] }) <= 240

/* Two columns. */
const page = css`
  ${from.desktop} {
    display: block;
    columns: 2;
    column-gap: ${space.xl};

    > * {
      margin-bottom: ${space.m};
    }

    > :is(h2, h3) {
      break-after: avoid;
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

const Body = styled(Markdown)<{ $isLead: boolean; $isPage: boolean }>`
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
