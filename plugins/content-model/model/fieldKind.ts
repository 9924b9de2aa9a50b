/**
 * The source of images: Gatsby's nodes for GraphQL, the editor's snapshot for the preview.
 * Each takes an image as content names it: a path below content/, or a URL.
 */
export type ImageSource = {
  /** An image in the sizes that gatsby-plugin-image shows. */
  image(path: string): unknown
  /** The logo's URL, width and height. */
  logo(path: string): unknown
  /** The size in bytes of a file of static/, such as `/prices.pdf`; null if it is not known. */
  bytes(path: string): number | null
  /** The value of the site's file, which may be incomplete in the preview. */
  site: unknown
}

/** A type of fields that the site receives as more than the written value. */
export type FieldKind = {
  /** The name of the GraphQL type. */
  type: string
  /** This and other GraphQL types that `resolve` returns. */
  types?: string
  /** Whether `resolve` needs `site`, which is undefined for other kinds. */
  usesSite?: boolean
  /** @throws if the value does not match the model. */
  resolve(value: unknown, images: ImageSource): unknown
  /** What the preview shows in place of a missing or invalid value. Default: that of its JSON type. */
  placeholder?: unknown
}
