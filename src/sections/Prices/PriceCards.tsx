import styled from "styled-components"
import { Button } from "../../components/Button"
import { PlainCard } from "../../components/containers/Cards"
import { Rows } from "../../components/containers/Rows"
import { Ticks } from "../../components/Ticks"
import { colour, from, radius, space, type } from "../../theme/tokens"

type Offer = Queries.PricesFragment["entries"][number]

/** Prices with their features and buttons. Their amounts are formatted. */
export function PriceCards({ offers }: { offers: readonly Offer[] }) {
  const has = (part: (offer: Offer) => unknown) => offers.some(part)
  const hasHighlight = has(({ highlight }) => highlight)
  const hasBefore = has(({ before }) => before)
  const rows = 2 + Number(has(({ features }) => features)) + Number(has(({ action }) => action))
  const letters = Math.max(1, ...offers.map(({ amount }) => (amount || "").length))
  // No offer is wider than those beside it.
  const onTablet = offers.length % 2 ? 3 : 2
  return (
    <Rows $count={offers.length} $most={[onTablet, offers.length > 4 ? 3 : 4]}>
      {offers.map(({ name, highlight, before, amount, note, features, action }, index) => (
        <Card key={index} $rows={rows} $letters={letters}>
          <h3>{name}</h3>
          {highlight && <mark>{highlight}</mark>}
          <p>
            {hasBefore && <small>{before} </small>}
            {/* Another version of Intl may write other spaces than the build did. */}
            <strong suppressHydrationWarning>{amount ?? <span>{note}</span>}</strong>
            {amount && note && ` ${note}`}
          </p>
          {features && <Ticks lines={features} />}
          {action && (
            <Button to={action.to} $variant={highlight || !hasHighlight ? "primary" : "secondary"}>
              {action.label}
            </Button>
          )}
        </Card>
      ))}
    </Rows>
  )
}

/* The rows of all cards are the same, so amounts stand at one height, and so do buttons. */
const Card = styled(PlainCard)<{ $rows: number; $letters: number }>`
  position: relative;
  grid-row: span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;

  &:has(mark) {
    outline: 3px solid ${colour.brandInk};
  }

  > mark {
    position: absolute;
    bottom: calc(100% - 0.875rem);
    inset-inline-start: ${space.l};
    padding: 0.125rem ${space.s};
    border-radius: ${radius.full};
    background: ${colour.accent};
    color: ${colour.onAccent};
    font: ${type.label};
    forced-color-adjust: none;
  }

  > p {
    container-type: inline-size;
  }

  strong {
    display: block;
    color: ${colour.ink};
    font: ${type.major};
    /* The longest amount of all cards fits on a line. */
    font-size: min(2.75rem, ${({ $letters }) => Math.round(160 / $letters)}cqi);
    white-space: nowrap;
  }

  strong > span {
    font: ${type.minor};
    white-space: normal;
  }

  small {
    display: block;
    font: ${type.small};

    ${from.tablet} {
      min-height: 1.5em;
    }
  }

  > ul {
    grid-row: 3;
  }

  > a,
  > button {
    grid-row: ${({ $rows }) => $rows};
    place-self: end start;
    margin-top: ${space.xs};
  }
`
