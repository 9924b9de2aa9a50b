import { SectionHeader } from "./Section"

type Props = { title: string | null; introduction?: string | null }

/** The heading and the introduction of a section, where it has them. */
export const SectionHeading = ({ title, introduction }: Props) =>
  title && (
    <SectionHeader>
      <h2>{title}</h2>
      {introduction && <p>{introduction}</p>}
    </SectionHeader>
  )
