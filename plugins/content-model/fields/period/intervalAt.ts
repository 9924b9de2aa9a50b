import { isHidden } from "../../read/content"
import { valueAt } from "../../lib/path"
import { settingsType } from "../../model/model"
import type { Path } from "../../model/jsonSchema"
import { intersect } from "../../time/instants"
import { intervalOf, timeZoneOf } from "./intervalOf"
import type { Document } from "../../read/json/document"

/** The instant of the check, in milliseconds since 1970, and the time zone of content. */
export type Clock = { now: number; timeZone: string }

/** The time zone of content. */
export const timeZoneIn = (documents: Document[]) =>
  timeZoneOf(documents.find(({ name }) => name === settingsType())?.value)

/** When a field is shown: the period of its file and of each entry around it. */
export function intervalAt({ value }: Pick<Document, "value">, path: Path, timeZone: string) {
  const around = [...path.keys(), path.length].map((end) => valueAt(value, path.slice(0, end)))
  return around.map((part) => intervalOf(part, timeZone)).reduce(intersect)
}

/** The file and the entries of a document that have a period, each with the field of the period. */
export const periodsIn = ({ fields }: Document) =>
  fields
    .filter(({ schema }) => schema.$ref === "Period")
    .map((field) => ({ field, owner: field.path.slice(0, -1) }))

/** The files that are not hidden at all times. */
export const visible = (documents: Document[]) => documents.filter(({ value }) => !isHidden(value))
