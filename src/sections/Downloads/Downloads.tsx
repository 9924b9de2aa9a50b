import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { colour, size, space, type } from "../../theme/tokens"

type Props = Queries.DownloadsFragment & { website: { language: string } }

export const Downloads = ({ entries, website, ...heading }: Props) => (
  <Section>
    <SectionHeading {...heading} />
    <List>
      {entries.map(({ label, file }, index) => (
        <li key={index}>
          <Action to={file.path}>{label}</Action>
          <small>
            {[kindOf(file.path), file.bytes && sizeIn(website.language, file.bytes)]
              .filter(Boolean)
              .join(", ")}
          </small>
        </li>
      ))}
    </List>
  </Section>
)

const kindOf = (path: string) => path.slice(path.lastIndexOf(".") + 1).toUpperCase()

function sizeIn(language: string, bytes: number) {
  const isLarge = bytes >= 1e6
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isLarge ? 1e6 : 1e3)))
}

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  max-width: 52rem;
  margin-top: ${space.l};

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    align-items: center;
    justify-content: space-between;
    min-height: ${size.target};
    border-bottom: 1px solid ${colour.line};
  }

  a {
    padding-block: ${space.s};
    color: ${colour.brandInk};
    font: ${type.label};
  }

  small {
    font: ${type.small};
  }
`

export const fragment = graphql`
  fragment Downloads on Downloads {
    title
    introduction {
      ...Markdown
    }
    entries {
      label
      file {
        path
        bytes
      }
    }
  }
`
