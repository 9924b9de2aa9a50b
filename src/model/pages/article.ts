import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { Day } from "../../../plugins/content-model/fields/period/period"
import { PublicationDate } from "../../../plugins/content-model/fields/period/publicationDate"
import { line } from "../../../plugins/content-model/fields/text/text"
import type { SectionKind } from "../section"
import { composedFields } from "./composed"
import { sharedPage } from "./page"

const Author = group("Author", "Author", {
  name: line(60, { title: "Name", examples: ["[First and last name]"] }),
  to: Destination.meta({ description: "Where the name leads." }).optional(),
})

const kinds: SectionKind[] = ["text"]

/** News: a page with a date, which the news page and the feed list. */
export const Article = sharedPage({
  date: PublicationDate,
  updated: Day.meta({
    title: "Updated",
    description: "When readers should know that it has changed.",
  }).optional(),
  author: Author.optional(),
  ...composedFields,
}).meta({
  id: "Article",
  title: "Article",
  description: "News, with a date. The name of its file is the end of its address.",
  files: "news/*.json",
  address: "/news/*/",
  listedOn: ["/news/"],
  startingPoints: [{ title: "An article", kinds }],
})
