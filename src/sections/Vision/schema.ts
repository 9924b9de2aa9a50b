import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"
import { splitImageSize } from "../../components/schema"

export const Vision = group("Vision", "Vision", {
  title: line(80, { title: "Heading" }),
  text: paragraph(600, { title: "Text" }),
  action: Action,
  picture: Picture.meta({ minSize: splitImageSize }),
})
