import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph } from "../../../plugins/content-model/fields/text/text"
import { onShareCard } from "../../components/schema"

export const PageHeader = group("PageHeader", "Top of the page", {
  title: line(80, { title: "Heading", ...onShareCard }),
  introduction: paragraph(320, { title: "Introduction" }),
})
