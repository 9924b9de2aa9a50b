import * as z from "zod"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { line } from "../../../plugins/content-model/fields/text/text"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { IconName } from "../../../plugins/content-model/fields/icon/icon"
import { cardImageSize, heading } from "../../components/schema"

const CardEntry = group("CardEntry", "Card", {
  icon: IconName.optional(),
  picture: Picture.meta({ minSize: cardImageSize, isTurnable: true }).optional(),
  detail: line(60, {
    title: "Price, date or place",
    description: "A short line above the title.",
  }).optional(),
  title: line(60, { title: "Title", examples: ["Name of the advantage"] }),
  text: richText(320, { title: "Text", examples: ["One or two sentences about it."] }),
  to: Destination.meta({
    description: "Where the card leads. Without it, it leads nowhere.",
  }).optional(),
})

export const Cards = z
  .strictObject({
    ...heading("What you get"),
    entries: z.array(CardEntry).min(2).max(12).meta({ title: "Cards" }),
  })
  .meta({
    id: "Cards",
    title: "Cards",
    description: "Advantages, products or dates, each with an icon or a picture.",
    icon: "layout-grid",
  })
