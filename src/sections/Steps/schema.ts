import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { line } from "../../../plugins/content-model/fields/text/text"
import { heading } from "../../components/schema"

const Step = group("Step", "Step", {
  time: line(20, {
    title: "Time or day",
    description: "Shown in place of the number, for a programme, such as “10:30 AM”.",
  }).optional(),
  title: line(60, { title: "Title", examples: ["Write to us"] }),
  text: richText(320, { title: "Text", examples: ["Say what happens in this step."] }),
})

export const Steps = z
  .strictObject({
    ...heading("How it works"),
    entries: z.array(Step).min(2).max(8).meta({ title: "Steps" }),
  })
  .meta({
    id: "Steps",
    title: "Steps",
    description: "What happens in which order.",
    icon: "list-ordered",
  })
