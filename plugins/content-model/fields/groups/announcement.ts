import * as z from "zod"
import { shown } from "../period/period"
import { group } from "./group"
import { line } from "../text/text"
import { Destination } from "../destination/destination"

export const Announcement = group(
  "Announcement",
  "Announcement",
  {
    text: line(160, { title: "Text", examples: ["Closed for Diwali from 8 to 10 November"] }),
    to: Destination.meta({ title: "Where the text leads" }).optional(),
    pages: z
      .array(Destination.meta({ title: "Page", examples: ["/services/"], namesPage: true }))
      .min(1)
      .max(24)
      .meta({ title: "Pages that show it", description: "Without it, all pages." })
      .optional(),
    shown,
  },
  "A line above the bar. Visitors can close it; it comes back with other words.",
)
