import * as z from "zod"
import { heading } from "../../components/schema"

const itemLists = ["ventures", "values", "contact"] as const

export const Items = z
  .strictObject({
    ...heading("Our ventures"),
    list: z.enum(itemLists).meta({
      id: "ItemList",
      title: "List",
      examples: ["ventures"],
      choices: { ventures: "Ventures", values: "Values", contact: "Ways to reach us" },
    }),
  })
  .meta({
    id: "Items",
    title: "Ventures, values or contacts",
    description: "All of them, as on the fixed pages.",
    icon: "square-stack",
  })
