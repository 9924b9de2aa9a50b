import { graphql } from "gatsby"
import { HeadedSection } from "../../components/containers/Aside"
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
  return (
    <HeadedSection {...heading} isAside={offers.length === 1}>
      {isTable(entries) ? (
        <PriceTable title={heading.title} offers={offers} />
      ) : (
        <PriceCards offers={offers} />
      )}
    </HeadedSection>
  )
}

const maxCards = 4

/** Whether prices are rows of a table: many, each no more than a name and an amount. */
const isTable = (entries: Props["entries"]) =>
  entries.length > maxCards && entries.every(({ features, action }) => !features?.length && !action)

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
