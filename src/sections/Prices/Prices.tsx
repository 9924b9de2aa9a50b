import { graphql } from "gatsby"
import { Aside } from "../../components/containers/Aside"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { isTable } from "./isTable"
import { PriceCards } from "./PriceCards"
import { PriceTable } from "./PriceTable"

type Props = Queries.PricesFragment & { website: { language: string } }

export function Prices({ currency, entries, website, ...heading }: Props) {
  const { format } = new Intl.NumberFormat(website.language, {
    style: "currency",
    currency,
    minimumFractionDigits: entries.some(({ amount }) => amount?.includes(".")) ? 2 : 0,
  })
  const first = entries.findIndex(({ highlight }) => highlight !== null)
  const offers = entries.map(({ amount, highlight, ...entry }, index) => ({
    ...entry,
    amount: amount && format(Number(amount)),
    highlight: index === first ? highlight : null,
  }))
  if (isTable(entries))
    return (
      <Aside {...heading}>
        <PriceTable title={heading.title} offers={offers} />
      </Aside>
    )
  const cards = <PriceCards offers={offers} />
  return offers.length === 1 ? (
    <Aside {...heading}>{cards}</Aside>
  ) : (
    <Section>
      <SectionHeading {...heading} />
      {cards}
    </Section>
  )
}

export const fragment = graphql`
  fragment Prices on Prices {
    title
    introduction {
      ...Markdown
    }
    currency
    entries {
      name
      highlight
      before
      amount
      note
      features
      action {
        ...Action
      }
    }
  }
`
