import { themeColours, themeColourNames } from "../colours/themeColours"
import { itemColours, type ItemColours } from "../colours/itemColours"
import { iconPaths } from "./icon/iconPaths"
import { openingHours, withoutNulls } from "./hours/hoursTable"
import { parseMarkdown } from "./markdown/parseMarkdown"
import { intervalOf, timeZoneOf } from "./period/intervalOf"

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

type FieldResolver = {
  /** The name of the GraphQL type. */
  type: string
  /** Whether `resolve` needs `site`, which is undefined for other resolvers. */
  usesSite?: boolean
  /** @throws if the value does not match the model. */
  resolve(value: unknown, images: ImageSource): unknown
}

/** The types of fields that the site receives as more than the written value. */
export const resolvers: Record<string, FieldResolver> = {
  Colour: { type: "Colour", resolve: itemColours },
  IconName: { type: "Icon", resolve: iconPaths },
  Palette: { type: "Palette", resolve: themeColours },
  PictureFile: { type: "ImageSharp", resolve: (value: string, images) => images.image(value) },
  Markdown: { type: "Markdown", resolve: (value: string) => ({ blocks: parseMarkdown(value) }) },
  StaticFile: {
    type: "StaticFile",
    resolve: (path: string, files) => ({ path, bytes: files.bytes(path) }),
  },
  Period: {
    type: "Period",
    usesSite: true,
    resolve: (shown, { site }) => endOfPeriod(shown, timeZoneOf(site)),
  },
  OpeningHours: {
    type: "HoursTable",
    usesSite: true,
    resolve: (value, { site }) => openingHours(value, site),
  },
  LogoFile: { type: "LogoFile", resolve: (value: string, images) => images.logo(value) },
}

/** When something disappears, in milliseconds since 1970; null if never. */
function endOfPeriod(shown: unknown, timeZone: string) {
  const { until } = intervalOf({ shown: withoutNulls(shown) }, timeZone)
  return { until: until < Infinity ? until : null }
}

/** The GraphQL types that the resolvers return; Gatsby has `ImageSharp` already. */
export const resolvedTypes = `
  type Tones { ${(["fill", "onFill", "ink", "wash"] satisfies (keyof ItemColours)[]).join(": String! ")}: String! }
  type Colour { light: Tones! dark: Tones! }
  type Icon { name: String! paths: [String!]! }
  type Scheme { ${themeColourNames.join(": String! ")}: String! }
  type Palette { light: Scheme! dark: Scheme! }
  type Markdown { blocks: [MarkdownBlock!]! }
  type MarkdownBlock { kind: String! lines: [MarkdownLine!]! }
  type MarkdownLine { spans: [MarkdownSpan!]! }
  type MarkdownSpan { text: String! isBold: Boolean! isItalic: Boolean! to: String }
  type Period { until: Float }
  type HoursTable { title: String! rows: [HoursRow!]! forScript: String! }
  type HoursRow { days: String! name: String hours: String! until: Float }
  type StaticFile { path: String! bytes: Int }
  type LogoFile { url: String! width: Int! height: Int! }
`

/**
 * The fields of a content file under their names in GraphQL: gatsby-transformer-json renames `id`,
 * because Gatsby reserves it.
 */
export const renameFields = <Value>({ id, ...fields }: Record<string, Value>) =>
  id === undefined ? fields : { jsonId: id, ...fields }
