import type { FieldKind } from "../model/fieldKind"
import { colour } from "./colour/colour"
import { delivery } from "./delivery/delivery"
import { palette } from "./colour/palette"
import { staticFile } from "./file/staticFile"
import { openingHours } from "./hours/hoursTable"
import { icon } from "./icon/icon"
import { markdown, richTextKind } from "./markdown/markdown"
import { eventTime } from "./period/eventTime"
import { period } from "./period/period"
import { date } from "./period/publicationDate"
import { logoFile, pictureFile } from "./picture/picture"

/** The kinds of fields that have a resolver, by the id of their type in the model. */
export const fieldKinds: Record<string, FieldKind | undefined> = {
  Colour: colour,
  Palette: palette,
  IconName: icon,
  PictureFile: pictureFile,
  LogoFile: logoFile,
  StaticFile: staticFile,
  Markdown: markdown,
  RichText: richTextKind,
  Period: period,
  EventTime: eventTime,
  PublicationDate: date,
  Day: date,
  OpeningHours: openingHours,
  Delivery: delivery,
}

/** The GraphQL types that the resolvers return; Gatsby has `ImageSharp` already. */
export const resolvedTypes = [...new Set(Object.values(fieldKinds))]
  .map((kind) => kind?.types ?? "")
  .join("\n")

/**
 * The fields of a content file under their names in GraphQL: gatsby-transformer-json renames `id`,
 * because Gatsby reserves it.
 */
export const renameFields = <Value>({ id, ...fields }: Record<string, Value>) =>
  id === undefined ? fields : { jsonId: id, ...fields }
