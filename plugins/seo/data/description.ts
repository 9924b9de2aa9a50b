import type { WebPage } from "schema-dts"
import type { z } from "zod"
import type { Content } from "../../content-model/read/content"
import type { themeColours } from "../../content-model/colours/themeColours"
import type { Model, typeName } from "../../content-model/model/model"
import type { Picture } from "../../content-model/fields/picture/picture"
import type { OpeningHours } from "../../content-model/fields/hours/openingHours"

/** The options of this plugin in gatsby-config.ts. */
export type SeoOptions = {
  model: () => Model
  /** The facts that search engines and other programs read. */
  describe: (content: Content) => Description
  card: CardDesign
}

/** How share cards look. */
export type CardDesign = {
  /** The font of the brand and the heading. */
  display: Font
  /** The font of the host's name. */
  text: Font
  /** The shape of the picture, as SVG path data in a box of this size in px. */
  frame: (width: number, height: number) => string
}

/** A font in one or more files, by their paths in the project: others have what the first lacks. */
export type Font = { family: string; files: string[] }

/** A content type, and a value of it. */
type Part = { type: Parameters<typeof typeName>[0]; value: object }

type PictureValue = z.output<typeof Picture>

/** The facts of a site. Images are named as in content. */
export type Description = {
  name: string
  slogan?: string
  /** `https://` and the name of the host. */
  address: string
  language: string
  timeZone: string
  logo: string
  /** Default: the logo. */
  icon?: string
  palette: Parameters<typeof themeColours>[0]
  /** The URLs of its pages on social networks. */
  profiles: string[]
  /** What links to pages are called, by address. */
  labels: { to: string; label: string }[]
  /** The pages that people may share, the home page first. */
  pages: PageDescription[]
}

export type PageDescription = Part & {
  value: { title: string; description: string; share?: PictureValue }
  /** Its file below content/. Default: the only one of its type. */
  file?: string
  /** Its address, if that does not follow from its file. */
  path?: string
  /** When it was published, as content writes it, when it was changed, and by whom. */
  article?: { date: string; updated?: string; author?: { name: string; to?: string } }
  heading: string
  /** The picture of its share card. */
  picture?: PictureValue
  /** What it shows of other files. */
  parts?: Part[]
  /** Default: true. */
  isInSearch?: boolean
  /** Its type in schema.org. Default: WebPage. */
  schemaType?: Exclude<WebPage, string>["@type"]
  /** The services whose sections it has, by the id of the section. */
  services?: { id: string; title: string; description: string }[]
  contacts?: Contact[]
  /** The questions that it answers. An answer has signs of Markdown. */
  questions?: { question: string; answer: string }[]
  /** What it offers at a price, such as "99.50" in "INR". */
  offers?: { name: string; amount: string; currency: string }[]
  /** The events that it announces: days or local times, as content writes them. */
  events?: { starts: string; ends?: string; address: string }[]
}

/** A way to get in touch. */
export type Contact = {
  title: string
  description: string
  /** Its destination: a URL, or a page of the site. */
  to?: string
  hours?: z.output<typeof OpeningHours>
  postal?: {
    street?: string
    postalCode?: string
    locality: string
    region?: string
    country: string
    /** The type of the business there, as schema.org names it. */
    business?: "Store" | "FoodEstablishment" | "LodgingBusiness" | "MedicalBusiness"
  }
}
