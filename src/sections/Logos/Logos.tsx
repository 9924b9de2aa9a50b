import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { rows, type RowsProps } from "../../components/containers/Rows"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { colour, print, radius, space } from "../../theme/tokens"

export const Logos = ({ entries, ...heading }: Queries.LogosFragment) => (
  <Section>
    <SectionHeading {...heading} />
    <Plate $count={entries.length} $most={[4, 6]}>
      {entries.map(({ name, logo, to }, index) => {
        const image = <img src={logo.url} {...sizeOf(logo)} alt={name} loading="lazy" />
        return <li key={index}>{to === null ? image : <Action to={to}>{image}</Action>}</li>
      })}
    </Plate>
  </Section>
)

/** The size in pixels at which logos weigh the same: a wide one is lower, all have one area. */
function sizeOf({ width, height }: { width: number; height: number }) {
  const stretch = Math.sqrt(Math.min(Math.max(width / height, 0.5), 6))
  return { width: Math.round(72 * stretch), height: Math.round(72 / stretch) }
}

/* Light in both schemes, because most logos are drawn for paper. */
const Plate = styled.ul.attrs({ role: "list" })<RowsProps>`
  ${rows}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  justify-items: center;
  padding: ${space.xl} ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.card};
  forced-color-adjust: none;

  @media (prefers-color-scheme: dark) {
    background: ${colour.onDeep};
  }

  ${print} {
    background: none;
  }

  img {
    object-fit: contain;
  }
`

export const fragment = graphql`
  fragment Logos on Logos {
    title
    introduction {
      ...Markdown
    }
    entries {
      name
      logo {
        url
        width
        height
      }
      to
    }
  }
`
