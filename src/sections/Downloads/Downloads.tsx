import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { Aside } from "../../components/containers/Aside"
import { Icon } from "../../components/icons/Icon"
import { colour, space, type } from "../../theme/tokens"

export const Downloads = ({ entries, ...heading }: Queries.DownloadsFragment) => (
  <Aside {...heading}>
    <List>
      {entries.map(({ label, file }, index) => (
        <li key={index}>
          <Action to={file.path}>
            <Icon {...file.icon} />
            <span>{label}</span> <small>{file.description}</small>
          </Action>
        </li>
      ))}
    </List>
  </Aside>
)

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
        description
        icon {
          paths
        }
      }
    }
  }
`
