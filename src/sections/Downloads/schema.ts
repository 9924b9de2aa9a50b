import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"
import { StaticFile } from "../../../plugins/content-model/fields/file/staticFile"
import { heading } from "../../components/schema"

const Download = group("Download", "File", {
  label: line(80, { title: "Name", examples: ["Price list"] }),
  file: StaticFile,
})

export const Downloads = z
  .strictObject({
    ...heading("To take along"),
    entries: z.array(Download).min(1).max(12).meta({ title: "Files" }),
  })
  .meta({
    id: "Downloads",
    title: "Downloads",
    description: "Files with their kind and size.",
    icon: "download",
  })
