import type { ReactNode } from "react"
import styled from "styled-components"
import { from, size, space } from "../../theme/tokens"
import { Section } from "./Section"
import { SectionHeading } from "./SectionHeading"

type Props = {
  title: string | null
  introduction?: Queries.MarkdownFragment | null
  /** What stands below the introduction. */
  more?: ReactNode
  children: ReactNode
}

/** A section with its heading beside its content: five and seven of twelve columns. Stacked on small screens. */
export const Aside = ({ more, children, ...heading }: Props) => (
  <Section>
    <Sides>
      <div>
        <SectionHeading {...heading} />
        {more}
      </div>
      <div>{children}</div>
    </Sides>
  </Section>
)

/** A section with its heading above its content, or beside content that would be empty over the whole width. */
export const HeadedSection = ({ isAside, ...props }: Props & { isAside: boolean }) =>
  isAside ? (
    <Aside {...props} />
  ) : (
    <Section>
      <SectionHeading {...props} />
      {props.children}
    </Section>
  )

/* Five and seven of twelve columns. The heading stays in view beside a long list. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  > :first-child {
    display: grid;
    gap: ${space.l};
    align-self: flex-start;
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    > :first-child {
      position: sticky;
      top: calc(${size.bar} + ${space.l});
    }
  }
`
