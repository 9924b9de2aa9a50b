import { graphql } from "gatsby"
import styled from "styled-components"
import { Actions } from "../../components/Button"
import { Cards as Grid, PlainCard } from "../../components/containers/Cards"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { colour, space, type } from "../../theme/tokens"

type Props = Queries.PricesFragment & { website: { language: string } }

export function Prices({ currency, entries, website, ...heading }: Props) {
  const format = (amount: string) =>
    new Intl.NumberFormat(website.language, {
      style: "currency",
      currency,
      minimumFractionDigits: amount.includes(".") ? 2 : 0,
    }).format(Number(amount))
  return (
    <Section>
      <SectionHeading {...heading} />
      <Grid $minWidth="15rem">
        {entries.map(({ name, amount, note, features, action }, index) => (
          <Card key={index}>
            <h3>{name}</h3>
            <p>
              {/* Another version of Intl may write other spaces than the build did. */}
              {amount && <strong suppressHydrationWarning>{format(amount)}</strong>} {note}
            </p>
            {features && (
              <Features>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </Features>
            )}
            {action && <Actions actions={[action]} variant="primary" />}
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

const Card = styled(PlainCard)`
  strong {
    display: block;
    color: ${colour.ink};
    font: ${type.major};
  }
`

const Features = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: 1.25em;
  list-style: disc;
`

export const fragment = graphql`
  fragment Prices on Prices {
    title
    introduction {
      ...Markdown
    }
    currency
    entries {
      name
      amount
      note
      features
      action {
        ...Action
      }
    }
  }
`
