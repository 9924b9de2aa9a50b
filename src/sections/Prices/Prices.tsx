import { graphql } from "gatsby"
import { Aside } from "../../components/containers/Aside"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { isTable } from "./isTable"
import { PriceCards } from "./PriceCards"
import { PriceTable } from "./PriceTable"

type Props = Queries.PricesFragment & { website: { language: string } }

export function Prices({ currency, entries, website, ...heading }: Props) {
  const digits = entries.some(({ amount }) => amount?.includes(".")) ? 2 : 0
  const { format } = formatterOf(website.language, currency, digits)
  const first = entries.findIndex(({ highlight }) => highlight !== null)
  const offers = entries.map(({ amount, highlight, ...entry }, index) => ({
    ...entry,
    // In the editor's preview, an amount may be any text.
    amount: amount && (Number.isNaN(Number(amount)) ? amount : format(Number(amount))),
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

/** In the editor's preview, the language and the currency may be invalid: then a plain number. */
function formatterOf(language: string, currency: string, minimumFractionDigits: number) {
  try {
    return new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits })
  } catch (error) {
    if (error instanceof RangeError) return new Intl.NumberFormat()
    throw error
  }
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
