import * as z from "zod"
import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { line } from "../../../plugins/content-model/fields/text/text"
import { onShareCard, splitImageSize } from "../../components/schema"

export const PageTop = group("PageTop", "Top of the page", {
  title: line(80, { title: "Heading", examples: ["Heading of the page"], ...onShareCard }),
  introduction: richText(320, {
    title: "Introduction",
    examples: ["Say in two sentences what the page is about."],
  }).optional(),
  actions: z.array(Action).max(2).meta({ title: "Buttons" }).optional(),
  picture: Picture.meta({
    minSize: splitImageSize,
    isTurnable: true,
    description:
      "An upright one stands beside the heading in an arch, a very wide one below it from edge to edge. Without one, a wide screen shows a drawn sunrise.",
  }).optional(),
})
