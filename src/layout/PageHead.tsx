import { graphql, withPrefix } from "gatsby"
import display from "../theme/fonts/display.woff2"
import text from "../theme/fonts/text.woff2"

type Props = {
  page: { title: string; description: string }
  website: Queries.PageHeadFragment
  /** The page's address below the site's, such as `/about/`. */
  path: string
  /** The page's picture for share cards, if it has one. */
  picture?: Queries.ShareCardFragment
  /** For pages that search engines should leave out. */
  isHidden?: boolean
}

export function PageHead({ page, website, path, picture, isHidden = false }: Props) {
  const { name, address, language, palette } = website
  const url = new URL(path, address).href
  return (
    <>
      <html lang={language} />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {[display, text].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <meta
        name="theme-color"
        content={palette.light.paper}
        media="(prefers-color-scheme: light)"
      />
      <meta name="theme-color" content={palette.dark.paper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />
      <link rel="icon" href={withPrefix("/favicon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta name="twitter:card" content={picture ? "summary_large_image" : "summary"} />
      {picture && <ShareCard {...picture} address={address} />}
    </>
  )
}

type ShareCardProps = Queries.ShareCardFragment & { address: string }

function ShareCard({ file, description, address }: ShareCardProps) {
  const { images, width, height } = file.shareCard
  if (!images.fallback) return null
  return (
    <>
      <meta property="og:image" content={new URL(images.fallback.src, address).href} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      {description && <meta property="og:image:alt" content={description} />}
    </>
  )
}

export const fragment = graphql`
  fragment PageHead on Website {
    name
    address
    language
    palette {
      light {
        paper
      }
      dark {
        paper
      }
    }
  }
  fragment ShareCard on Picture {
    description
    file {
      shareCard: gatsbyImageData(
        layout: FIXED
        width: 1200
        height: 630
        outputPixelDensities: 1
        placeholder: NONE
        formats: JPG
      )
    }
  }
`
