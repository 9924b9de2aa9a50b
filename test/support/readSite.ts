import { readValues } from "../../plugins/content-model/read/readContent"
import { model } from "../../plugins/content-model/model/model"
import type { SeoOptions } from "../../plugins/seo/data/description"
import type { Deployment } from "../../plugins/seo/data/environment"
import { createSiteData } from "../../plugins/seo/data/siteData"
import { describe } from "../../src/model/describe"
import { shareCard } from "../../src/theme/shareCard"

export const seoOptions: SeoOptions = { model: () => model, describe, card: shareCard }

/** The site that a content folder describes. */
export const readSite = (folder: string, deployment: Deployment) =>
  createSiteData(readValues(folder), seoOptions, folder, deployment)
