import type { z } from "zod"
import { model as modelOfThisSite } from "./schema/contentTypes"

/** What the engine reads of the settings of a site. */
export type Settings = {
  name: string
  /** `https://` and the name of the host. */
  address: string
  language: string
  timeZone: string
  redirects?: object[]
}

/** What content/ may say, and which of its types have a role. */
export type Model = {
  /** The types that are files, in the order in which the guide lists them. The first that fits a path counts. */
  types: z.ZodType[]
  /** The labels of the folders below content/, in the order in which the editor lists them. */
  collections: Record<string, string>
  /** The type of the one file with what concerns the whole site. */
  settings: z.ZodType<Settings>
  /** The type of the pages that marketers compose of sections. */
  page?: z.ZodType
  /** The variables of the query of such a page, besides its address. */
  pageContext?(page: object): Record<string, unknown>
  /** What a new page may be for, with the kinds of its sections. Their words are the examples of the model. */
  startingPoints?: { title: string; kinds: string[] }[]
}

export const model: Model = modelOfThisSite
