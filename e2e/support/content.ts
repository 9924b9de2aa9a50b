import { statSync } from "node:fs"
import { basename } from "node:path"
import "../../scripts/lib/siteModel"
import { shownAt } from "../../plugins/content-model/fields/period/shownAt"
import { createContent } from "../../plugins/content-model/read/content"
import { isPageCollection, pageAddress } from "../../plugins/content-model/read/pageAddress"
import { readValues } from "../../plugins/content-model/read/readContent"
import { describe } from "../../src/model/describe"
import { Service } from "../../src/model/items"
import { ContactPage } from "../../src/model/pages/contact"
import { NotFoundPage } from "../../src/model/pages/notFound"
import { ServicesPage } from "../../src/model/pages/services"
import { Website } from "../../src/model/site/website"

// Each build writes this file last.
const builtAt = statSync("public/_headers", { throwIfNoEntry: false })?.mtimeMs ?? Date.now()

/** The parsed value of each content file, as the site in public/ shows it. */
export const contentValues = shownAt(readValues("content"), builtAt)

const content = createContent(contentValues)
const { one, all } = content

export const site = one(Website)
export const services = one(ServicesPage)
export const contact = one(ContactPage)
const notFound = one(NotFoundPage)

export const ventures = all(Service)

/** The name of a page's pictures, its address, its content and its main heading. */
const described = describe(content).pages.map(
  ({ type, file = type.meta()?.files ?? "", value, heading, isInSearch = true, ...own }) => ({
    type,
    name: basename(own.path ?? file, ".json"),
    path: own.path ?? pageAddress(file),
    page: value,
    heading,
    isInSearch,
  }),
)

const isFixed = ({ type }: (typeof described)[number]) =>
  !isPageCollection(type.meta() ?? {}) && type.meta()?.listOf === undefined

/** The fixed pages that have an address of their own. */
export const routes = described.filter(isFixed)

/** The pages that gatsby-node.ts creates: those that marketers have composed, and the news. */
export const createdPages = described.filter((page) => !isFixed(page))

/** Every fixed page. */
export const pages = [
  ...routes,
  {
    name: "not-found",
    path: "/no-such-page/",
    page: notFound,
    heading: notFound.notFound.title,
    isInSearch: false,
  },
]
