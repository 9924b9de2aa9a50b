import * as z from "zod"
import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"
import { splitImageSize } from "../../components/schema"

export const NotFound = group("NotFound", "Not found", {
  title: line(80, { title: "Heading" }),
  text: paragraph(320, { title: "Text" }),
  actions: z.array(Action).min(1).max(4).meta({ title: "Buttons" }),
  picture: Picture.meta({ minSize: splitImageSize }),
})
