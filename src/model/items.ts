import * as z from "zod"
import { file, position, visibility } from "../../plugins/content-model/fields/groups/group"
import { Picture } from "../../plugins/content-model/fields/picture/picture"
import { line, paragraph } from "../../plugins/content-model/fields/text/text"
import { Colour } from "../../plugins/content-model/fields/colour/colour"
import { Destination } from "../../plugins/content-model/fields/destination/destination"
import { IconName } from "../../plugins/content-model/fields/icon/icon"
import { splitImageSize } from "../components/schema"

const id = z
  .string()
  .max(60)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "must consist of small letters, digits and single hyphens, such as garden-design",
  )

export const Service = file({
  id: id.meta({
    title: "Id",
    description:
      "The end of its address, /services/#id. Add the old id to the former ids when you change it.",
    examples: ["garden-design"],
  }),
  formerIds: z
    .array(id.meta({ title: "Former id" }))
    .max(20)
    .meta({
      title: "Former ids",
      description: "Ids that it had before. Links with them still lead to its section.",
    })
    .optional(),
  position,
  ...visibility,
  title: line(60, { title: "Title" }),
  subtitle: line(100, { title: "Subtitle" }),
  description: paragraph(600, { title: "Description" }),
  icon: IconName,
  colour: Colour,
  features: z
    .array(line(120, { title: "Feature" }))
    .length(4)
    .meta({
      title: "Features",
      description: "Four short bullet points.",
    }),
  image: Picture.meta({ minSize: splitImageSize }),
  page: Destination.meta({
    title: "Its page",
    description: "A page about it in detail. Its card and its button lead there.",
    examples: ["/garden-design-in-detail/"],
  }).optional(),
  action: Destination.meta({
    title: "Destination of its button",
    description: "Without it the button says that this is not available yet.",
    missingTargetHint: "Its button only says that this is not available yet",
    insteadOf: "page",
  }).optional(),
}).meta({
  id: "Service",
  title: "Venture",
  description: "One of the ventures: a card on the home page, a section of the services page.",
  files: "services/*.json",
  anchorsOn: "/services/",
  listedOn: ["/", "/services/"],
})

export const Value = file({
  position,
  ...visibility,
  title: line(40, { title: "Title" }),
  description: paragraph(240, { title: "Description" }),
  icon: IconName,
  colour: Colour,
}).meta({
  id: "Value",
  title: "Value",
  description: "A core value, shown on the about page.",
  files: "values/*.json",
  listedOn: ["/about/"],
})
