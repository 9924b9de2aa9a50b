import styled from "styled-components"
import { print, space, type } from "../theme/tokens"
import { hoursAttribute, untilOf } from "../../plugins/hosting/names/period"

/** The opening hours of a business. The page's script says above them whether it is open. */
export const OpeningHours = ({ title, rows, forScript }: Queries.OpeningHoursFragment) => (
  <Hours>
    {/* The script of plugins/hosting may have written here before hydration. */}
    <Status {...{ [hoursAttribute]: forScript }} suppressHydrationWarning>
      {""}
    </Status>
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ days, name, hours, until }) => (
          <tr key={days} {...untilOf({ until })}>
            <th scope="row">
              {name && <strong>{name}</strong>} {days}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Hours>
)

const Hours = styled.div`
  margin-top: ${space.s};
  font: ${type.small};

  table {
    width: 100%;
    border-collapse: collapse;
  }

  caption {
    padding-block: ${space.xs};
    text-align: start;
    font-weight: 600;
  }

  tr {
    border-top: 1px solid color-mix(in srgb, currentcolor 30%, transparent);
  }

  th,
  td {
    overflow-wrap: normal;
    padding-block: ${space.xs};
    text-align: start;
    vertical-align: top;
    font-weight: inherit;
  }

  td {
    padding-inline-start: ${space.m};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  th > strong {
    display: block;
    overflow-wrap: anywhere;
  }
`

const Status = styled.p`
  min-height: 1.4em;
  font: ${type.label};

  /* What is true now is not true later on paper. */
  ${print} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
