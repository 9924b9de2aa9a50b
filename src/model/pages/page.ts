import * as z from "zod"
import { file } from "../../../plugins/content-model/fields/groups/group"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"

/** A page with its title and description. */
export const page = <Shape extends z.core.$ZodShape>(fields: Shape) =>
  file({
    title: line(70, {
      title: "Title for search engines",
      description: "The words on the browser's tab and in search results.",
      seoLength: [15, 60],
    }),
    description: paragraph(200, {
      title: "Description for search engines",
      description: "One or two sentences, shown below the title in search results.",
      seoLength: [70, 160],
    }),
    ...fields,
  })

/** A page with an address of its own, so people may share links to it. */
export const sharedPage = <Shape extends z.core.$ZodShape>(fields: Shape) =>
  page({
    share: Picture.meta({
      title: "Picture for share cards",
      description: "Without it a card is drawn from the page's heading, picture and colours.",
      minSize: [1200, 630],
    }).optional(),
    ...fields,
  })
