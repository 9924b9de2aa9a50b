import type { z } from "zod"
import { isRecord } from "./isRecord"
import { ContactInfo } from "./schema/contactInfo"
import { Service, Value } from "./schema/items"
import { AboutPage } from "./schema/pages/about"
import { ContactPage } from "./schema/pages/contact"
import { HomePage } from "./schema/pages/home"
import { Page } from "./schema/pages/composed"
import { composedPageAddress } from "./pageAddress"
import { NotFoundPage } from "./schema/pages/notFound"
import { ServicesPage } from "./schema/pages/services"
import { Website } from "./schema/site/website"
import { contentTypeOf } from "./schema/jsonSchema"

/** The parsed value of each content file, by its path below content/. */
export type ContentValues = ReadonlyMap<string, unknown>

/**
 * All that the site shows of content/ as typed data, from parsed files. Lists are sorted by position
 * and contain no hidden items. Needs neither disk nor Node.
 * @throws {z.ZodError} if a value does not match the model.
 */
export function createContent(values: ContentValues) {
  const all = <Type extends z.ZodType>(type: Type): z.output<Type>[] =>
    visibleFilesOfType(values, type).map(({ value }) => type.parse(value))
  const one = <Type extends z.ZodType>(type: Type): z.output<Type> =>
    type.parse(values.get(type.meta()?.files ?? ""))
  return {
    website: one(Website),
    pages: {
      home: one(HomePage),
      about: one(AboutPage),
      services: one(ServicesPage),
      contact: one(ContactPage),
      notFound: one(NotFoundPage),
    },
    composedPages: composedPagesOf(values),
    services: all(Service),
    values: all(Value),
    contactInfo: all(ContactInfo),
  }
}

/** The pages that marketers compose, by address. */
export const composedPagesOf = (values: ContentValues) =>
  visibleFilesOfType(values, Page)
    .map(({ file, value }) => ({ file, address: composedPageAddress(file), ...Page.parse(value) }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1))

/** The files of one content type, sorted by position. The values may be incomplete or invalid. */
export const filesOfType = (values: ContentValues, type: z.ZodType) =>
  [...values]
    .filter(([file]) => contentTypeOf(file)?.meta()?.id === type.meta()?.id)
    .map(([file, value]) => ({ file, value }))
    .toSorted((a, b) => positionOf(a.value) - positionOf(b.value))

/** The same without hidden items: the files that the site shows. */
export const visibleFilesOfType = (values: ContentValues, type: z.ZodType) =>
  filesOfType(values, type).filter(({ value }) => !isHidden(value))

/** Whether the parsed value of a content file is an item that the site does not show. */
export const isHidden = (value: unknown) => isRecord(value) && value.hidden === true

// A file without a position is last.
const positionOf = (value: unknown) =>
  isRecord(value) && typeof value.position === "number" ? value.position : Number.MAX_VALUE
