/**
 * The result of a page's query without null at the root fields. Gatsby types them as nullable, but
 * the validation of content guarantees that their files exist.
 */
export type Loaded<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> }

/** A link to a page in another language. `to` is without the path prefix. */
type VersionLink = { lang: string; label: string; to: string; shown: null }

/** What the build adds to the context of a page that the site has in several languages. */
export type LanguageContext = {
  /** The tag of its language, unless that is the first one. */
  language?: string
  /** The same page in each language, the first one first; and in all but its own. */
  versions?: readonly VersionLink[]
  otherVersions?: readonly VersionLink[]
}

/** Links of content, to which the layout adds links in other languages. */
export type LinkIn<Links extends readonly object[] | null> = NonNullable<Links>[number] & {
  /** The language of its label, if that is not the one of the page. */
  lang?: string
}
