import * as z from "zod"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"
import { cardImageSize } from "../../components/schema"

const GalleryEntry = group("GalleryEntry", "Picture", {
  picture: Picture.meta({ minSize: cardImageSize, isTurnable: true }),
  caption: line(120, { title: "Caption" }).optional(),
})

export const Gallery = z
  .strictObject({
    title: line(80, { title: "Heading", examples: ["A look around"] }).optional(),
    entries: z.array(GalleryEntry).min(2).max(24).meta({ title: "Pictures" }),
  })
  .meta({
    id: "Gallery",
    title: "Gallery",
    description: "Two to 24 pictures with captions.",
    icon: "images",
  })
