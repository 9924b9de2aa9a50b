import * as z from "zod"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { line } from "../../../plugins/content-model/fields/text/text"
import { splitImageSize } from "../../components/schema"

export const Story = group(
  "Story",
  "Story",
  {
    title: line(80, { title: "Heading", examples: ["How it began"] }),
    paragraphs: z
      .array(richText(900, { title: "Paragraph", examples: ["Tell here how it began."] }))
      .min(1)
      .max(8)
      .meta({ title: "Paragraphs" }),
    picture: Picture.meta({ minSize: splitImageSize }),
  },
  "A text beside a picture.",
  { icon: "book-open-text" },
)
