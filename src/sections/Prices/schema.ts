import * as z from "zod"
import { Amount } from "../../../plugins/content-model/fields/amount/amount"
import { Currency } from "../../../plugins/content-model/fields/currency/currency"
import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"
import { heading } from "../../components/schema"

const Price = group("Price", "Price", {
  name: line(60, { title: "Name", examples: ["[Your product]"] }),
  highlight: line(24, {
    title: "Highlight",
    description: "Words that mark this offer, such as “Most chosen”. One offer can have them.",
  }).optional(),
  before: line(20, {
    title: "Before the amount",
    description: "A short word, such as “from”.",
  }).optional(),
  amount: Amount.optional(),
  note: line(60, { title: "Note", examples: ["per piece", "on request"] }).optional(),
  features: z
    .array(line(100, { title: "Feature" }))
    .max(8)
    .meta({ title: "What is included" })
    .optional(),
  action: Action.optional(),
})

export const Prices = z
  .strictObject({
    ...heading("Prices"),
    currency: Currency,
    entries: z.array(Price).min(1).max(30).meta({
      title: "Prices",
      description: "Five or more without features and buttons are shown as a table.",
    }),
  })
  .meta({
    id: "Prices",
    title: "Prices",
    description: "Products or services with their prices.",
    icon: "tag",
  })
