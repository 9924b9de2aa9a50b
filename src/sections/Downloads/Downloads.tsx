import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Aside } from "../../components/containers/Aside"
import { Icon } from "../../components/icons/Icon"
import { colour, space, type } from "../../theme/tokens"

type Props = Queries.DownloadsFragment & { website: { language: string } }

export const Downloads = ({ entries, website, ...heading }: Props) => (
  <Aside {...heading}>
    <List>
      {entries.map(({ label, file }, index) => (
        <li key={index}>
          <Action to={file.path}>
            <Icon {...file.icon} />
            <span>{label}</span>{" "}
            <small>
              {[kindOf(file.path), file.bytes && sizeIn(website.language, file.bytes)]
                .filter(Boolean)
                .join(", ")}
            </small>
          </Action>
        </li>
      ))}
    </List>
  </Aside>
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
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space.m};
    align-items: center;
    padding: ${space.m} ${space.s};
    border-block: 1px solid ${colour.line};
    margin-bottom: -1px;
    color: ${colour.ink};
    font: ${type.lead};
    text-decoration: none;
  }

  span {
    text-decoration: underline;
  }

  small {
    color: ${colour.muted};
    font: ${type.small};
  }

  a:hover {
    background: ${colour.card};
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
        icon {
          paths
        }
      }
    }
  }
`
