import * as z from "zod"
import { Colour } from "../../plugins/content-model/fields/colour/colour"
import { Palette } from "../../plugins/content-model/fields/colour/palette"
import { Destination } from "../../plugins/content-model/fields/destination/destination"
import { maxRedirects, Redirect } from "../../plugins/content-model/fields/destination/redirect"
import { file, group, position, visibility } from "../../plugins/content-model/fields/groups/group"
import { sectionOf } from "../../plugins/content-model/fields/groups/section"
import {
  OpeningHours,
  OpeningHoursWords,
} from "../../plugins/content-model/fields/hours/openingHours"
import { TimeZone } from "../../plugins/content-model/fields/period/timeZone"
import { LogoFile, Picture } from "../../plugins/content-model/fields/picture/picture"
import {
  Language,
  line,
  paragraph,
  pattern,
  template,
} from "../../plugins/content-model/fields/text/text"
import type { Model } from "../../plugins/content-model/model/model"
import { Note } from "../sections/Note/schema"
import { Recipe } from "../sections/Recipe/schema"

const Button = group("Button", "Knopf", {
  label: line(30, { title: "Aufschrift" }),
  to: Destination,
})

const Navigation = group("Navigation", "Menü", {
  label: line(30, { title: "Name für Vorleseprogramme" }),
  skip: line(30, { title: "Sprungmarke für Tastaturen" }),
  links: z.array(Button).min(1).max(4).meta({ title: "Links" }),
})

const Postal = group("Postal", "Anschrift", {
  street: line(60, { title: "Straße" }),
  postalCode: line(10, { title: "Postleitzahl" }),
  locality: line(40, { title: "Ort" }),
  country: pattern(/^[A-Z]{2}$/, "must be two capital letters such as DE", { title: "Land" }),
})

const Visit = group("Visit", "Besuch", {
  title: line(60, { title: "Überschrift" }),
  directions: paragraph(200, { title: "Weg" }),
  phone: line(30, { title: "Telefon" }),
  to: Destination,
  postal: Postal,
})

const Lost = group("Lost", "Seite nicht gefunden", {
  title: line(60, { title: "Überschrift" }),
  text: paragraph(200, { title: "Text" }),
  home: line(40, { title: "Link zur Startseite" }),
})

export const Bakery = file({
  name: line(30, { title: "Name" }),
  slogan: line(60, { title: "Leitsatz" }),
  address: pattern(/^https:\/\/[\w.-]+$/, "must be https:// and a host", { title: "Adresse" }),
  language: Language,
  timeZone: TimeZone,
  logo: LogoFile,
  palette: Palette,
  navigation: Navigation,
  visit: Visit,
  hours: OpeningHours,
  openingHours: OpeningHoursWords,
  lost: Lost,
  copyright: template(60, "year", { title: "Fußzeile" }),
  redirects: z.array(Redirect).max(maxRedirects).meta({ title: "Weiterleitungen" }).optional(),
}).meta({ id: "Bakery", title: "Bäckerei", files: "bakery.json", listedOn: ["/"] })

/** What search results show of a page. */
const inSearch = {
  title: line(70, { title: "Titel für Suchmaschinen", seoLength: [15, 60] }),
  description: paragraph(200, { title: "Beschreibung dort", seoLength: [70, 160] }),
}

const BreadList = group("BreadList", "Brote", {
  title: line(60, { title: "Überschrift" }),
  introduction: paragraph(200, { title: "Einleitung" }),
})

export const Front = file({
  ...inSearch,
  heading: line(60, { title: "Überschrift" }),
  introduction: paragraph(200, { title: "Einleitung" }),
  button: Button,
  picture: Picture,
  breads: BreadList,
}).meta({ id: "Front", title: "Startseite", files: "front.json", address: "/" })

export const Bread = file({
  id: pattern(/^[a-z]+$/, "must be small letters", { title: "Sprungmarke" }),
  position,
  ...visibility,
  title: line(30, { title: "Name" }),
  description: paragraph(200, { title: "Beschreibung" }),
  flour: line(40, { title: "Mehl" }),
  price: pattern(/^\d{1,2}\.\d{2}$/, "must be a price such as 4.90", { title: "Preis in Euro" }),
  colour: Colour,
  shape: z.enum(["loaf", "tin", "stick"]).meta({ title: "Form" }),
}).meta({
  id: "Bread",
  title: "Brot",
  files: "breads/*.json",
  anchorsOn: "/",
  icon: "wheat",
  listedOn: ["/"],
  minItems: 1,
})

const LeafletTop = group("LeafletTop", "Kopf", {
  title: line(60, { title: "Überschrift", examples: ["Ein neues Blatt"] }),
  introduction: paragraph(200, { title: "Einleitung", examples: ["Worum es geht."] }),
})

const Section = sectionOf({ note: Note, recipe: Recipe })

export const Leaflet = file({
  ...inSearch,
  ...visibility,
  top: LeafletTop,
  sections: z.array(Section).min(1).max(12).meta({ title: "Abschnitte" }),
}).meta({ id: "Leaflet", title: "Blatt", files: "leaflets/*.json" })

export const model: Model = {
  types: [Bakery, Front, Leaflet, Bread],
  collections: { "": "Bäckerei", leaflets: "Blätter", breads: "Brote" },
  settings: Bakery,
  page: Leaflet,
  startingPoints: [{ title: "Ein Rezept", kinds: ["note", "recipe"] }],
}
