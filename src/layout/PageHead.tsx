import { graphql, withPrefix, type HeadProps } from "gatsby"
import display from "../theme/fonts/display.woff2"
import text from "../theme/fonts/text.woff2"
import type { LanguageContext } from "../types"

export type HeadData = {
  page: { title: string; description: string; meta: Queries.PageMetaFragment }
  website: Queries.PageHeadFragment
}

/** The props of a head that the editor's preview and tests give as well. */
export type HeadOf<Data, Context = object> = Pick<HeadProps<Data>, "data"> & {
  pageContext?: Context & LanguageContext
}

/** The head of every page. */
export function PageHead({ data: { page, website }, pageContext }: HeadOf<HeadData>) {
  const { name, language, palette } = website
  const { url, isHidden, icon, jsonLd, shareImage } = page.meta
  // What the first view or another program reads is in the built HTML only, not in a script.
  const isBuilt = process.env.BUILD_STAGE !== "build-javascript"
  return (
    <>
      <html lang={language} />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={isHidden ? "noindex" : "max-image-preview:large"} />
      {url && !isHidden && <link rel="canonical" href={url} />}
      {url && isBuilt && !isHidden && (
        <link rel="alternate" type="text/markdown" href={`${url}index.html.md`} />
      )}
      {url && isBuilt && pageContext?.versions && <Versions {...{ url, ...pageContext }} />}
      <meta
        name="theme-color"
        content={palette.light.paper}
        media="(prefers-color-scheme: light)"
      />
      <meta name="theme-color" content={palette.dark.paper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={withPrefix("/favicon.ico")} sizes="32x32" />
      {icon && <link rel="icon" href={withPrefix(icon)} type="image/svg+xml" />}
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      <link rel="manifest" href={withPrefix("/site.webmanifest")} />
      {isBuilt && (
        <>
          {[display, text].map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
          ))}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={name} />
          <meta property="og:locale" content={language.replace("-", "_")} />
          {url && <meta property="og:url" content={url} />}
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta name="twitter:card" content={shareImage ? "summary_large_image" : "summary"} />
          {shareImage && <ShareImage {...shareImage} />}
          {jsonLd && (
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
          )}
        </>
      )}
    </>
  )
}

/** Tells search engines the same page in other languages; the first is for all others. */
const Versions = ({ url, versions = [] }: LanguageContext & { url: string }) =>
  versions
    .flatMap(({ lang, to }, index) => [[lang, to], ...(index === 0 ? [["x-default", to]] : [])])
    .map(([lang, to]) => (
      <link key={lang} rel="alternate" hrefLang={lang} href={new URL(withPrefix(to), url).href} />
    ))

const ShareImage = ({ url, width, height, description }: Queries.ShareImageFragment) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:width" content={String(width)} />
    <meta property="og:image:height" content={String(height)} />
    {description && <meta property="og:image:alt" content={description} />}
  </>
)

export const fragment = graphql`
  fragment PageHead on Website {
    name
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
  fragment PageMeta on PageMeta {
    url
    isHidden
    icon
    jsonLd
    shareImage {
      ...ShareImage
    }
  }
  fragment ShareImage on ShareImage {
    url
    width
    height
    description
  }
`
