import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { heading } from "../../components/schema"

const Question = group("Question", "Question", {
  question: line(160, { title: "Question", examples: ["How long does delivery take?"] }),
  answer: richText(1200, { title: "Answer", examples: ["Write the answer here."] }),
})

export const Questions = z
  .strictObject({
    ...heading("Frequent questions"),
    entries: z.array(Question).min(1).max(20).meta({ title: "Questions" }),
    firstOpen: z
      .boolean()
      .meta({ title: "First answer is open", description: "Yes, to show it without a press." })
      .optional(),
  })
  .meta({
    id: "Questions",
    title: "Questions",
    description: "Questions whose answers unfold.",
    icon: "circle-question-mark",
  })
