/**
 * The result of a page's query without null at the root fields. Gatsby types them as nullable, but
 * the validation of content guarantees that their files exist.
 */
export type Loaded<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> }
