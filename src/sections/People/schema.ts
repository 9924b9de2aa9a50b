import * as z from "zod"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { line } from "../../../plugins/content-model/fields/text/text"
import { cardImageSize, heading } from "../../components/schema"

const Person = group("Person", "Person", {
  picture: Picture.meta({ minSize: cardImageSize, isTurnable: true }).optional(),
  name: line(60, { title: "Name", examples: ["[First and last name]"] }),
  role: line(80, { title: "Role", examples: ["[What this person does]"] }).optional(),
  text: richText(320, { title: "Text" }).optional(),
  to: Destination.meta({
    description: "Where the name leads. Without it, it leads nowhere.",
  }).optional(),
})

export const People = z
  .strictObject({
    ...heading("Who we are"),
    entries: z.array(Person).min(1).max(12).meta({ title: "People" }),
  })
  .meta({
    id: "People",
    title: "People",
    description: "The people behind something, with their pictures and roles.",
    icon: "users-round",
  })
