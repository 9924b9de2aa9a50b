/**
 * The result of a page's query without null at the root fields. Gatsby types them as nullable, but
 * the validation of content guarantees that their files exist.
 */
export type Loaded<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> }

/** A page in one of the languages of the site. `path` is without the path prefix. */
export type Version = { tag: string; name: string; path: string }

/** What the build adds to the context of a page that the site has in several languages. */
export type LanguageContext = {
  /** The tag of its language, unless that is the first one. */
  language?: string
  /** The same page in each language, the first one first. */
  versions?: readonly Version[]
}
