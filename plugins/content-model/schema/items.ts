import { z } from "zod"
import { file, Picture, splitImageSize } from "./shared"
import { line, paragraph, pattern } from "./text"
import { Colour, Destination, hidden, IconName, position } from "./values"

const id = z
  .string()
  .max(60)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "must consist of small letters, digits and single hyphens, such as poultry-trading",
  )

export const Service = file({
  id: id.meta({
    title: "Id",
    description:
      "The end of its address, /services/#id. Add the old id to the former ids when you change it.",
    examples: ["poultry-trading"],
    visibleIn: "in the address of its section",
  }),
  formerIds: z
    .array(id.meta({ title: "Former id" }))
    .max(20)
    .meta({
      title: "Former ids",
      description: "Ids that it had before. Links with them still lead to its section.",
      visibleIn: "nowhere: old links lead to its section",
    })
    .optional(),
  position,
  hidden,
  title: line(60, { title: "Title" }),
  subtitle: line(100, { title: "Subtitle" }),
  description: paragraph(600, { title: "Description", visibleIn: "its section on /services/" }),
  icon: IconName,
  colour: Colour,
  features: z
    .array(line(120, { title: "Feature" }))
    .length(4)
    .meta({
      title: "Features",
      description: "Four short bullet points.",
      visibleIn: "its section on /services/",
    }),
  image: Picture.meta({ minSize: splitImageSize }),
  action: Destination.meta({
    title: "Destination of its button",
    description: "Without it the button says that this is not available yet.",
    visibleIn: "the button of its section on /services/",
    missingTargetHint: "Its button only says that this is not available yet",
  }).optional(),
}).meta({
  id: "Service",
  title: "Venture",
  description: "One of the ventures: a card on the home page, a section of the services page.",
  visibleIn: "its card on the home page, its section on /services/",
  files: "services/*.json",
  anchorsOn: "/services/",
  listedOn: ["/", "/services/"],
})

export const Value = file({
  position,
  hidden,
  title: line(40, { title: "Title" }),
  description: paragraph(240, { title: "Description" }),
  icon: IconName,
  colour: Colour,
}).meta({
  id: "Value",
  title: "Value",
  description: "A core value, shown on the about page.",
  visibleIn: "its card on /about/",
  files: "values/*.json",
  listedOn: ["/about/"],
})

const time = (title: string, example: string) =>
  pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of the day such as 09:00", {
    title,
    examples: [example],
  })

const days = "(Mo|Tu|We|Th|Fr|Sa|Su)"

const OpeningHours = z
  .strictObject({
    days: pattern(
      new RegExp(`^${days}([-,]${days})*$`),
      "must be days such as Mo-Fr or Mo,We,Fr: two letters of the English names",
      {
        title: "Days",
        description: "Mo, Tu, We, Th, Fr, Sa, Su; a hyphen for a span, a comma between days.",
        examples: ["Mo-Fr", "Mo-Th,Sa"],
      },
    ),
    opens: time("From", "09:00"),
    closes: time("Until", "18:00"),
    offset: pattern(/^[+-](0\d|1[0-4]):[0-5]\d$/, "must be an offset such as -05:00 or +05:30", {
      title: "Time zone",
      description: "Its offset from UTC: -05:00 for EST, +05:30 for India.",
      examples: ["-05:00"],
    }),
  })
  .meta({
    id: "OpeningHours",
    title: "Hours, for search engines",
    description: "The hours that the note names to visitors, in a form that programs read.",
    visibleIn: "search results",
  })

const PostalAddress = z
  .strictObject({
    street: line(120, { title: "Street and number" }).optional(),
    postalCode: line(20, { title: "Postal code" }).optional(),
    locality: line(80, { title: "Town", examples: ["Hyderabad"] }),
    region: line(80, { title: "State or region", examples: ["Telangana"] }).optional(),
    country: pattern(/^[A-Z]{2}$/, "must be the two capital letters of a country, such as IN", {
      title: "Country",
      description: "Its two letters.",
      examples: ["IN"],
    }),
  })
  .meta({
    id: "PostalAddress",
    title: "Postal address, for search engines",
    description: "The address that visitors read, in its parts.",
    visibleIn: "search results",
  })

export const ContactInfo = file({
  position,
  hidden,
  title: line(40, { title: "Title" }),
  content: line(160, {
    title: "Content",
    description: "The address or number itself.",
    examples: ["hello@example.com"],
  }),
  description: line(120, { title: "Note" }),
  to: Destination.optional(),
  hours: OpeningHours.optional(),
  postal: PostalAddress.optional(),
}).meta({
  id: "ContactInfo",
  title: "Contact item",
  description: "A way to get in touch, shown on the contact page.",
  visibleIn: "the contact panel on /contact/",
  minItems: 1,
  files: "contact-info/*.json",
  listedOn: ["/contact/"],
})
