import * as z from "zod"
import { Sections } from "../section"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { visibility } from "../../../plugins/content-model/fields/groups/group"
import { sharedPage } from "./page"
import { startingPoints } from "../startingPoints"
import { PageTop } from "../../sections/PageTop/schema"

/** The fields of a page that a marketer composes of sections. */
export const composedFields = {
  ...visibility,
  afterwards: Destination.meta({
    title: "When it is over, its visitors go to",
    description: "Without it, to the home page.",
    examples: ["/services/"],
  }).optional(),
  inSearch: z
    .boolean()
    .meta({
      title: "In search results",
      description: "No, for a page that only people with its address should find.",
      default: true,
    })
    .optional(),
  venture: Destination.meta({
    title: "Its venture",
    description: "The page takes the colour of this venture, such as “/services/#garden-design”.",
    leadsTo: "/services/#",
  }).optional(),
  top: PageTop,
  sections: Sections,
}

/** Its file is named after its address. */
export const Page = sharedPage(composedFields).meta({
  id: "Page",
  title: "Page",
  description: "A page of your own. The name of its file is its address.",
  files: "pages/*.json",
  address: "/*/",
  startingPoints,
})
