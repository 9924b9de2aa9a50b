import { isHidden } from "../../../content"
import { isRecord } from "../../../isRecord"
import type { Path } from "../../../schema/jsonSchema"
import { intersect } from "../../../time/instants"
import { intervalOf, timeZoneOf } from "../../../time/periods"
import type { Document } from "../../json/document"

/** The instant of the check, in milliseconds since 1970, and the time zone of content. */
export type Clock = { now: number; timeZone: string }

/** The time zone of content. */
export const timeZoneIn = (documents: Document[]) =>
  timeZoneOf(documents.find(({ name }) => name === "Website")?.value)

/** When a field is shown: the period of its file and of each entry around it. */
export function intervalAt({ value }: Pick<Document, "value">, path: Path, timeZone: string) {
  let interval = intervalOf(value, timeZone)
  let part = value
  for (const key of path) {
    part = Array.isArray(part) ? part[Number(key)] : isRecord(part) ? part[key] : undefined
    interval = intersect(interval, intervalOf(part, timeZone))
  }
  return interval
}

export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, key) => Object(part)[key], value)

/** The file and the entries of a document that have a period, each with the field of the period. */
export const periodsIn = ({ fields }: Document) =>
  fields
    .filter(({ schema }) => schema.$ref === "Period")
    .map((field) => ({ field, owner: field.path.slice(0, -1) }))

/** The files that are not hidden at all times. */
export const visible = (documents: Document[]) => documents.filter(({ value }) => !isHidden(value))
