import { z } from "zod"
import { file } from "./shared"
import { line, pattern } from "./text"
import { Destination, hidden, IconName, position } from "./values"

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

const BarEntry = z
  .strictObject({ label: line(16, { title: "Label", examples: ["Call"] }), icon: IconName })
  .meta({
    id: "BarEntry",
    title: "In the bar on phones",
    description: "Shows its destination at the lower edge of every page without a form.",
    visibleIn: "the lower edge of phones",
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
  bar: BarEntry.optional(),
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
