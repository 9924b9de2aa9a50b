import * as z from "zod"
import { file, position, visibility } from "../../plugins/content-model/fields/groups/group"
import { OpeningHours } from "../../plugins/content-model/fields/hours/openingHours"
import { line, pattern } from "../../plugins/content-model/fields/text/text"
import { Destination } from "../../plugins/content-model/fields/destination/destination"
import { IconName } from "../../plugins/content-model/fields/icon/icon"

const PostalAddress = z
  .strictObject({
    street: line(120, { title: "Street and number" }).optional(),
    postalCode: line(20, { title: "Postal code" }).optional(),
    locality: line(80, { title: "Town", examples: ["Mumbai"] }),
    region: line(80, { title: "State or region", examples: ["Maharashtra"] }).optional(),
    country: pattern(/^[A-Z]{2}$/, "must be the two capital letters of a country, such as IN", {
      title: "Country",
      description: "Its two letters.",
      examples: ["IN"],
    }),
    business: z
      .enum(["Store", "FoodEstablishment", "LodgingBusiness", "MedicalBusiness"])
      .meta({
        id: "BusinessType",
        title: "What is there",
        description: "Without it, search engines take it for a business that visitors may visit.",
        examples: ["Store"],
        choices: {
          Store: "A shop",
          FoodEstablishment: "A restaurant or a café",
          LodgingBusiness: "Rooms for guests",
          MedicalBusiness: "A practice or a clinic",
        },
      })
      .optional(),
  })
  .meta({
    id: "PostalAddress",
    title: "Postal address, for search engines",
    description: "The address that visitors read, in its parts.",
  })

const BarEntry = z
  .strictObject({ label: line(16, { title: "Label", examples: ["Call"] }), icon: IconName })
  .meta({
    id: "BarEntry",
    title: "In the bar on phones",
    description: "Shows its destination at the lower edge of every page without a form.",
  })

export const ContactInfo = file({
  position,
  ...visibility,
  title: line(40, { title: "Title" }),
  content: line(160, {
    title: "Address or number",
    description: "As visitors read it.",
    examples: ["hello@example.com"],
    showsDestination: "to",
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
  minItems: 1,
  files: "contact-info/*.json",
  listedOn: ["/contact/"],
  icon: "map-pin",
})
