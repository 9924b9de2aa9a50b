import { graphql, type PageProps } from "gatsby"

type Props = Pick<PageProps<Queries.FrontQuery>, "data">

export default function Front({ data: { page, bakery } }: Props) {
  if (!page || !bakery) return null
  const { images, width, height } = page.picture.file.gatsbyImageData
  const price = new Intl.NumberFormat(bakery.language, { style: "currency", currency: "EUR" })
  return (
    <main>
      <h1>{page.heading}</h1>
      <img {...images.fallback} {...{ width, height }} alt={page.picture.description ?? ""} />
      <ul>
        {page.breads.map(({ name, price: amount, colour }) => (
          <li key={name} style={{ background: colour.light.fill, color: colour.light.onFill }}>
            {name} {price.format(Number(amount))}
          </li>
        ))}
      </ul>
    </main>
  )
}

export function Head({ data: { page, bakery } }: Props) {
  const { jsonLd } = page?.meta ?? {}
  return (
    <>
      <html lang={bakery?.language} />
      <title>{page?.title}</title>
      {/* The page's policy lets no script that React adds run. */}
      {jsonLd && typeof window === "undefined" && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      )}
    </>
  )
}

export const query = graphql`
  query Front {
    page: front {
      title
      meta {
        jsonLd
      }
      heading
      picture {
        description
        file {
          gatsbyImageData(width: 700, aspectRatio: 1.25, breakpoints: [360, 700])
        }
      }
      breads {
        name
        price
        colour {
          light {
            fill
            onFill
          }
        }
      }
    }
    bakery {
      language
    }
  }
`
