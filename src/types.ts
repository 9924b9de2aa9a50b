/**
 * The result of a page's query. GraphQL calls a root field that may find nothing nullable; here the
 * content report has proved that the file behind it exists.
 */
export type Loaded<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> }
