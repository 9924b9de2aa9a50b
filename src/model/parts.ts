import { z } from "zod"
import { group, line, paragraph } from "../../plugins/content-model/schema/text"
import { shown } from "../../plugins/content-model/schema/time/period"
import { Destination } from "../../plugins/content-model/schema/values"

export const Link = group("Link", "Link", {
  label: line(20, { title: "Label" }),
  to: Destination,
  shown,
})

export const PageLink = group("PageLink", "Link", {
  label: line(40, { title: "Label" }),
  to: Destination,
  shown,
})

export const Notice = z
  .strictObject({
    title: line(120, { title: "Title" }),
    description: line(200, { title: "Description" }).optional(),
  })
  .meta({ id: "Notice", title: "Notification", description: "Shown for five seconds." })

export const PageHeader = group("PageHeader", "Top of the page", {
  title: line(80, { title: "Heading" }),
  introduction: paragraph(320, { title: "Introduction" }),
})

/** The size in pixels that an image in half of a page's width needs on a high-density screen. */
export const splitImageSize: [number, number] = [1600, 1200]

/** The same for an image in a card, and for a portrait. */
export const cardImageSize: [number, number] = [1300, 980]
export const portraitSize: [number, number] = [168, 168]
