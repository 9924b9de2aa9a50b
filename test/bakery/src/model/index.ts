import * as z from "zod"
import { Colour } from "../../plugins/content-model/fields/colour/colour"
import { Palette } from "../../plugins/content-model/fields/colour/palette"
import { file, group } from "../../plugins/content-model/fields/groups/group"
import { TimeZone } from "../../plugins/content-model/fields/period/timeZone"
import { LogoFile, Picture } from "../../plugins/content-model/fields/picture/picture"
import { Language, line, paragraph, pattern } from "../../plugins/content-model/fields/text/text"
import type { Model } from "../../plugins/content-model/model/model"
import type { Content } from "../../plugins/content-model/read/content"
import type { Description } from "../../plugins/seo/data/description"

export const Bakery = file({
  name: line(30, { title: "Name" }),
  slogan: line(60, { title: "Leitsatz" }),
  address: pattern(/^https:\/\/[\w.-]+$/, "must be https:// and a host", { title: "Adresse" }),
  language: Language,
  timeZone: TimeZone,
  logo: LogoFile,
  palette: Palette,
}).meta({ id: "Bakery", title: "Bäckerei", files: "bakery.json", listedOn: ["/"] })

const Bread = group("Bread", "Brot", {
  name: line(30, { title: "Sorte" }),
  price: pattern(/^\d{1,2}\.\d{2}$/, "must be a price such as 4.90", { title: "Preis in Euro" }),
  colour: Colour,
})

export const Front = file({
  title: line(70, { title: "Titel für Suchmaschinen", seoLength: [15, 60] }),
  description: paragraph(200, { title: "Beschreibung dort", seoLength: [70, 160] }),
  heading: line(60, { title: "Überschrift" }),
  picture: Picture,
  breads: z.array(Bread).min(1).max(12).meta({ title: "Brote" }),
}).meta({ id: "Front", title: "Startseite", files: "front.json", address: "/" })

export const model: Model = {
  types: [Bakery, Front],
  collections: { "": "Bäckerei" },
  settings: Bakery,
}

/** What search engines read about the bakery. */
export function describe({ one }: Content): Description {
  const { name, slogan, address, language, logo, palette } = one(Bakery)
  const front = one(Front)
  return {
    name,
    slogan,
    address,
    language,
    timeZone: "Europe/Berlin",
    logo,
    palette,
    profiles: [],
    labels: [],
    pages: [{ type: Front, value: front, heading: front.heading, picture: front.picture }],
  }
}
