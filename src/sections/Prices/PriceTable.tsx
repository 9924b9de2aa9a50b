import styled from "styled-components"
import { VisuallyHidden } from "../../components/VisuallyHidden"
import { colour, from, space, type } from "../../theme/tokens"

type Props = { title: string; offers: Queries.PricesFragment["entries"] }

/** Many short prices. Their amounts are formatted. */
export const PriceTable = ({ title, offers }: Props) => (
  <Columns>
    <Table>
      <VisuallyHidden as="caption">{title}</VisuallyHidden>
      <tbody>
        {offers.map(({ name, highlight, before, amount, note }, index) => (
          <tr key={index}>
            <th scope="row">
              {name} {amount && <small>{note} </small>}
              {highlight && <b>{highlight}</b>}
            </th>
            <td>
              {before && <small>{before}</small>}{" "}
              {amount ? <strong suppressHydrationWarning>{amount}</strong> : note}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Columns>
)

/* The rows of the table go on in the second column. */
const Columns = styled.div`
  /* The first row has a distance of its own. */
  && {
    margin-top: ${space.l};
  }

  ${from.desktop} {
    columns: 2;
    column-gap: ${space.xl};
  }
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  tr {
    break-inside: avoid;
    border-block: 1px solid ${colour.line};
    color: ${colour.ink};
    vertical-align: baseline;
  }

  th,
  td {
    padding-block: ${space.m};
    font-weight: inherit;
    text-align: start;
  }

  th {
    width: 60%;
  }

  td {
    padding-inline-start: ${space.s};
    text-align: end;
  }

  strong {
    white-space: nowrap;
  }

  b {
    color: ${colour.brandInk};
    font: ${type.label};
  }

  small {
    display: inline-block;
    margin-inline-end: ${space.xs};
    color: ${colour.muted};
    font: ${type.small};
  }

  /* The column of amounts is at least as wide as a word. */
  td small {
    margin-inline-end: 0;
    overflow-wrap: break-word;
  }
`
