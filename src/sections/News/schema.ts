import * as z from "zod"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { heading } from "../../components/schema"

export const News = z
  .strictObject({
    ...heading("News"),
    venture: Destination.meta({
      title: "Its venture",
      description: "News of this venture alone, such as “/services/#garden-design”.",
      leadsTo: "/services/#",
    }).optional(),
    count: z
      .int()
      .min(2)
      .max(6)
      .meta({ title: "Number of articles", description: "Without it, the newest three." })
      .optional(),
  })
  .meta({
    id: "News",
    title: "News",
    description: "The newest articles. Without articles it is not shown.",
    icon: "newspaper",
    oncePerPage: true,
  })
