/** The top-level fields of a file that have a form of their own in the editor. */
export type FilePart = { title: string; icon: string; fields: string[] }

/**
 * What a new page may be for, with the kinds of its sections, whose words are the examples of the model, and with
 * values of its other fields. `linkedFrom` is the name of the type whose items have such a page.
 */
export type StartingPoint = {
  title: string
  kinds: string[]
  fields?: object
  linkedFrom?: string
}

/** Metadata of a type or a field, which the check and the form use. */
export type FieldMeta = {
  /** The file below content/ of this type, or `folder/*.json` for one file per item. */
  files?: string
  /** The address of the page that this file describes. A `*` in it stands for the name of the file. */
  address?: string
  /** The type of items that this page lists. Without items, the site has no such page. */
  listOf?: string
  /** What a new page of this type may be for. */
  startingPoints?: StartingPoint[]
  /** The page that has a section for each item of this type; the anchor is the item's `id`. */
  anchorsOn?: string
  /** Addresses of the pages that list this type. */
  listedOn?: string[]
  /** The parts in which the editor shows the one file of this type. Without them, it has one form. */
  parts?: FilePart[]
  /** The icon of a kind of section, and of a file that names neither a picture nor an icon, in the editor. */
  icon?: string
  /** Whether a page can have one section of this kind. */
  oncePerPage?: boolean
  /** The words for the values of a choice, in the editor. */
  choices?: Record<string, string>
  /** The number of items of this type that the site needs. */
  minItems?: number
  /** The characters with which a picture can show this text, for a pattern, and the field with another picture. */
  drawn?: { characters: string; unless: string }
  /** The size in pixels that an image needs at this place, to be sharp on every screen. */
  minSize?: [width: number, height: number]
  /** Whether an upright picture stays upright there, so that it may have the sides of `minSize` exchanged. */
  isTurnable?: boolean
  /** The size in bytes above which a file is too large. */
  maxBytes?: number
  /** The length in characters that search results show in full. */
  seoLength?: [min: number, max: number]
  /** The word in braces that the site replaces. */
  placeholder?: string
  /** Whether the text may have several lines. */
  isParagraph?: boolean
  /** Whether the text is an example by its nature. */
  isExample?: boolean
  /** Whether the text describes an image. */
  isAltText?: boolean
  /** Whether the link names a page on which something is shown, so leads nowhere. */
  namesPage?: boolean
  /** The start of the addresses to one of which the link must lead. */
  leadsTo?: string
  /** The field of the same group with the destination that this text shows. */
  showsDestination?: string
  /** Whether the text must contain the name of the site. */
  containsName?: boolean
  /** What does not work while this field is missing. */
  missingTargetHint?: string
  /** The field of the same group without which alone `missingTargetHint` is true. */
  insteadOf?: string
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

/** The metadata of a field with a label. */
export type LabelledMeta = FieldMeta & {
  id?: string
  title: string
  description?: string
  examples?: string[]
}

/** The part of JSON Schema that the content model uses. */
export type FieldSchema = FieldMeta & {
  $ref?: string
  title?: string
  description?: string
  examples?: unknown[]
  default?: unknown
  type?: "string" | "integer" | "boolean" | "array" | "object"
  items?: FieldSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  enum?: string[]
  properties?: Record<string, FieldSchema>
  oneOf?: { required: string[] }[]
  required?: string[]
}
