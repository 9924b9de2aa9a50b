import styled from "styled-components"
import { from, space } from "../../theme/tokens"
import { Paragraphs } from "../Markdown"
import { SectionHeader } from "./Section"

type Props = { title: string | null; introduction?: Queries.MarkdownFragment | null }

/** The heading and the introduction of a section of a composed page, where it has them. */
export const SectionHeading = ({ title, introduction }: Props) =>
  title && (
    <Header>
      <h2>{title}</h2>
      {introduction && <Paragraphs {...introduction} />}
    </Header>
  )

/* Above content over the whole width, the introduction stands beside the heading. */
const Header = styled(SectionHeader)`
  ${from.desktop} {
    section > &:has(> h2 + *) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.xl};
      max-width: none;
      align-items: baseline;

      > h2 {
        grid-row: span 2;
      }
    }
  }
`
