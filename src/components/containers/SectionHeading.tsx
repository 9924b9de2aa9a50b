import { Paragraphs } from "../Markdown"
import { SectionHeader } from "./Section"

type Props = { title: string | null; introduction?: Queries.MarkdownFragment | null }

/** The heading and the introduction of a section of a composed page, where it has them. */
export const SectionHeading = ({ title, introduction }: Props) =>
  title && (
    <SectionHeader>
      <h2>{title}</h2>
      {introduction && <Paragraphs {...introduction} />}
    </SectionHeader>
  )
